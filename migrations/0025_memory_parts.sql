PRAGMA defer_foreign_keys = ON;
--> statement-breakpoint
CREATE TABLE `memory_parts` (
	`user_id` integer NOT NULL,
	`part` integer NOT NULL,
	`tries` integer NOT NULL,
	`words` text NOT NULL,
	`kept` text NOT NULL,
	PRIMARY KEY(`user_id`, `part`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `memory_parts`
SELECT `user_id`, `place` / 40, sum(`tries`),
	json_group_object(`word`, json_array(`strength`, `days`, `due`, `first_seen`, `last_seen`, `right_tries`, `tries`)),
	json_group_object(`word`, json(`kept`))
FROM (
	SELECT *, row_number() OVER (PARTITION BY `user_id` ORDER BY `first_seen`, `word`) - 1 AS `place` FROM `word_memories`
)
GROUP BY 1, 2;
--> statement-breakpoint
DROP TABLE `word_memories`;
