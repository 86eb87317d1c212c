CREATE TABLE `game_versions` (
	`game_version_id` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`description` text NOT NULL,
	`instructions` text NOT NULL,
	`data` text NOT NULL,
	`updated` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_versions_once` ON `game_versions` (`id`,`updated`);