CREATE TABLE `restore_parts` (
	`restore` text NOT NULL,
	`part` integer NOT NULL,
	`created_at` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`restore`, `part`)
);
