-- Removes administrators from groups and audiences. Earlier versions kept pupils there who became administrators.
DELETE FROM `group_members` WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `is_admin`);--> statement-breakpoint
DELETE FROM `check_results` WHERE `check_id` IN (
  SELECT `check_id` FROM `checks` WHERE `class_code` IN (SELECT 'pupil:' || `id` FROM `users` WHERE `is_admin`)
);--> statement-breakpoint
DELETE FROM `checks` WHERE `class_code` IN (SELECT 'pupil:' || `id` FROM `users` WHERE `is_admin`);--> statement-breakpoint
DELETE FROM `class_goals` WHERE `class_code` IN (SELECT 'pupil:' || `id` FROM `users` WHERE `is_admin`);--> statement-breakpoint
UPDATE `lessons` SET `class_codes` = (
  SELECT json_group_array(`value`) FROM json_each(`lessons`.`class_codes`)
  WHERE `value` NOT IN (SELECT 'pupil:' || `id` FROM `users` WHERE `is_admin`)
) WHERE EXISTS (
  SELECT 1 FROM json_each(`lessons`.`class_codes`)
  WHERE `value` IN (SELECT 'pupil:' || `id` FROM `users` WHERE `is_admin`)
);--> statement-breakpoint
UPDATE `live_games` SET `class_codes` = (
  SELECT json_group_array(`value`) FROM json_each(`live_games`.`class_codes`)
  WHERE `value` NOT IN (SELECT 'pupil:' || `id` FROM `users` WHERE `is_admin`)
) WHERE EXISTS (
  SELECT 1 FROM json_each(`live_games`.`class_codes`)
  WHERE `value` IN (SELECT 'pupil:' || `id` FROM `users` WHERE `is_admin`)
);
