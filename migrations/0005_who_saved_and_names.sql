ALTER TABLE `media` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `page_versions` ADD `saved_by` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `pages` ADD `saved_by` integer REFERENCES users(id);