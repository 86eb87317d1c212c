CREATE TABLE `stickers` (
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`missions` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `activities_missions` ON `activities` (`user_id`,`week`) WHERE "activities"."client_id" GLOB 'Page_Mission_*';