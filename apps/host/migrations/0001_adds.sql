CREATE TABLE cart_add (
  hash text PRIMARY KEY,
  arrived_at timestamptz NOT NULL DEFAULT now()
);
