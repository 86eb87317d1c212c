CREATE TABLE `recordings` (
	`word` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`updated` text NOT NULL
);
