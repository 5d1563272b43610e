CREATE TABLE secret (
  name text PRIMARY KEY,
  value text NOT NULL
);
--> statement-breakpoint
CREATE TABLE call_count (
  caller text PRIMARY KEY,
  since timestamptz NOT NULL,
  count integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE product (
  id text PRIMARY KEY,
  type integer NOT NULL,
  names jsonb NOT NULL,
  is_subscribable boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE variant (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  sku text,
  attributes jsonb NOT NULL,
  prices jsonb NOT NULL,
  is_unlimited boolean NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE INDEX variant_product ON variant (product_id);
--> statement-breakpoint
CREATE TABLE cart (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  purchased_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX cart_of_owner ON cart (owner) WHERE purchased_at IS NULL;
--> statement-breakpoint
CREATE TABLE cart_entry (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cart_id uuid NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  variant_id text NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  fields text,
  fields_key text NOT NULL,
  position integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT cart_entry_line UNIQUE (cart_id, variant_id, fields_key)
);
--> statement-breakpoint
CREATE TABLE shop_order (
  number integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  cart_id uuid NOT NULL UNIQUE REFERENCES cart (id),
  owner text NOT NULL,
  currency text NOT NULL,
  cart jsonb NOT NULL,
  placed_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX shop_order_owner ON shop_order (owner);
--> statement-breakpoint
CREATE TABLE gift_card (
  code text PRIMARY KEY,
  order_number integer NOT NULL REFERENCES shop_order (number),
  value_cents bigint NOT NULL CHECK (value_cents >= 0),
  currency text NOT NULL
);
--> statement-breakpoint
CREATE TABLE subscription (
  cart_token text PRIMARY KEY,
  owner text NOT NULL,
  item_id text NOT NULL,
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  fields text,
  created_at timestamptz NOT NULL DEFAULT now(),
  begun_at timestamptz
);
--> statement-breakpoint
CREATE INDEX subscription_owner ON subscription (owner);
--> statement-breakpoint
CREATE TABLE restock_sign_up (
  product_id text NOT NULL,
  variant_id text NOT NULL,
  email text NOT NULL,
  is_join_mailing_list boolean NOT NULL,
  language text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, variant_id, email)
);
--> statement-breakpoint
CREATE TABLE restock_notice (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_id text NOT NULL,
  variant_id text NOT NULL,
  email text NOT NULL,
  language text,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE form (
  id text PRIMARY KEY,
  definitions jsonb NOT NULL,
  has_captcha boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE form_key (
  key text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX form_key_created ON form_key (created_at);
--> statement-breakpoint
CREATE TABLE submission (
  key text PRIMARY KEY,
  digest text NOT NULL,
  form_id text,
  owner text NOT NULL,
  answers jsonb NOT NULL,
  page jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX submission_owner ON submission (owner, form_id);
--> statement-breakpoint
CREATE TABLE event (
  id text PRIMARY KEY,
  version text NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  arrived_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX event_arrived ON event (arrived_at);
--> statement-breakpoint
CREATE TABLE performance_record (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  app text NOT NULL,
  event text NOT NULL,
  page_load_id text NOT NULL,
  ts bigint NOT NULL,
  data jsonb NOT NULL,
  arrived_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX performance_record_arrived ON performance_record (arrived_at);
--> statement-breakpoint
CREATE TABLE site_user (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  password text NOT NULL,
  roles jsonb NOT NULL,
  language text
);
--> statement-breakpoint
CREATE TABLE site_user_session (
  visitor text PRIMARY KEY,
  user_id text NOT NULL REFERENCES site_user (id) ON DELETE CASCADE,
  is_remembered boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX site_user_session_expires ON site_user_session (expires_at);
--> statement-breakpoint
CREATE TABLE address (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner text NOT NULL,
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT address_once UNIQUE (owner, name, street, city)
);
--> statement-breakpoint
CREATE TABLE section (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE store_page (
  number integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  url_id text NOT NULL,
  title text NOT NULL,
  navigation_title text NOT NULL,
  description text NOT NULL,
  is_enabled boolean NOT NULL,
  CONSTRAINT store_page_url UNIQUE (url_id)
);
--> statement-breakpoint
CREATE TABLE category (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  page_number integer NOT NULL REFERENCES store_page (number) ON DELETE CASCADE,
  category jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE post_like (
  owner text NOT NULL,
  post text NOT NULL,
  CONSTRAINT post_like_once UNIQUE (owner, post)
);
--> statement-breakpoint
CREATE TABLE file (
  id text PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  thumbnail_url text,
  added_at timestamptz NOT NULL DEFAULT now()
);
