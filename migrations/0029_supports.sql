ALTER TABLE `users` ADD `supports` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- An import of the last day can still be undone: its rows get the new field.
UPDATE `imported_pupils` SET `imported` = json_insert(`imported`, '$[#]', 0), `former` = json_insert(`former`, '$[#]', 0);
