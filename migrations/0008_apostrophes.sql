-- Replaces every apostrophe in user name keys by the plain one, unless two names would then be equal.
UPDATE OR IGNORE `users`
SET `user_name_key` = replace(replace(replace(`user_name_key`, '’', ''''), '‘', ''''), 'ʼ', '''')
WHERE `user_name_key` GLOB '*[’‘ʼ]*';
