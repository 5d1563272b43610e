CREATE TABLE cart_add (
  hash text PRIMARY KEY,
  arrived_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
DELETE FROM category a USING category b WHERE a.page_number = b.page_number AND a.id > b.id;
--> statement-breakpoint
ALTER TABLE category ADD CONSTRAINT category_page_number_unique UNIQUE (page_number);
