ALTER TABLE site_user_session ADD COLUMN came_from text;
--> statement-breakpoint
ALTER TABLE form_key ADD COLUMN visitor text;
--> statement-breakpoint
CREATE INDEX form_key_visitor ON form_key (visitor);
