ALTER TABLE `classes` ADD `uses_pictures` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `classes` ADD `offers_names` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `secret_pictures` text;