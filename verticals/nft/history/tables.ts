/** The tables of the market: items with what they cost, and all that was ordered, listed, offered for, staked and sold. */

/** Stands for no price where items are sorted by it, upwards. */
export const NO_PRICE = '1000000000000'

export const create = `drop table if exists nft_collection, nft_item, nft_trait, nft_holding,
    nft_order, nft_listing, nft_offer, nft_stake, nft_sale, nft_day;
  create table nft_collection (
    number int primary key, code text not null unique, kind text not null, size int not null,
    is_hidden boolean not null, volume numeric(38, 8) not null, sales int not null,
    listed int not null, at bigint not null
  );
  create table nft_item (
    id bigint primary key, collection int not null, number int not null, rank int not null,
    traits int[] not null, owner bigint not null, price numeric(38, 8), listing bigint not null,
    stake bigint not null, since bigint not null, last_price numeric(38, 8),
    ask numeric(38, 8) not null generated always as (coalesce(price, ${NO_PRICE})) stored,
    top numeric(38, 8) not null generated always as (coalesce(price, -1)) stored
  );
  create index nft_item_by_ask on nft_item (collection, ask, number);
  create index nft_item_by_top on nft_item (collection, top desc, number);
  create index nft_item_by_rank on nft_item (collection, rank);
  create index nft_item_by_owner on nft_item (owner, since desc) where owner > 0;
  create index nft_item_by_traits on nft_item using gin (traits);
  create table nft_trait (
    collection int not null, trait int not null, items int not null, primary key (collection, trait)
  );
  create table nft_holding (
    collection int not null, owner bigint not null, items int not null,
    primary key (collection, owner)
  );
  create table nft_order (
    id bigint primary key, item bigint not null, buyer bigint not null, seller bigint not null,
    price numeric(38, 8) not null, fee numeric(38, 8) not null, royalty numeric(38, 8) not null,
    at bigint not null, expires_at bigint not null, state text not null, ended_at bigint,
    way text not null
  );
  create index nft_order_by_buyer on nft_order (buyer, id desc);
  create index nft_order_by_seller on nft_order (seller, id desc) where seller > 0;
  create index nft_order_pending on nft_order (item) where state = 'pending';
  create table nft_listing (
    id bigint primary key, item bigint not null, member bigint not null,
    price numeric(38, 8) not null, at bigint not null, state text not null, ended_at bigint,
    proceeds numeric(38, 8)
  );
  create index nft_listing_by_member on nft_listing (member, id desc);
  create table nft_offer (
    id bigint primary key, item bigint not null, member bigint not null,
    amount numeric(38, 8) not null, at bigint not null, expires_at bigint not null,
    state text not null, ended_at bigint
  );
  create index nft_offer_by_member on nft_offer (member, id desc);
  create index nft_offer_open on nft_offer (item, amount desc) where state = 'open';
  create table nft_stake (
    id bigint primary key, item bigint not null, member bigint not null, days int not null,
    daily numeric(38, 8) not null, at bigint not null, paid int not null, state text not null,
    ended_at bigint
  );
  create index nft_stake_by_member on nft_stake (member, id desc);
  create table nft_sale (
    item bigint not null, nth int not null, id bigint not null, buyer bigint not null,
    seller bigint not null, price numeric(38, 8) not null, royalty numeric(38, 8) not null,
    at bigint not null, way text not null, primary key (item, nth)
  );
  create table nft_day (
    collection int not null, day bigint not null, sales int not null,
    volume numeric(38, 8) not null, low numeric(38, 8) not null, high numeric(38, 8) not null,
    primary key (collection, day)
  );`
