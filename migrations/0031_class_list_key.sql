ALTER TABLE `classes` ADD `list_key` text;--> statement-breakpoint
UPDATE `classes` SET `list_key` = lower(hex(randomblob(16))) WHERE `offers_names`;