ALTER TABLE site_user_session ADD COLUMN came_from text;
--> statement-breakpoint
ALTER TABLE form_key ADD COLUMN sender text;
--> statement-breakpoint
CREATE INDEX form_key_sender ON form_key (sender);
