-- Every apostrophe of a user name's key is the plain one. Where two pupils are told apart by theirs alone, both stay as they are.
UPDATE OR IGNORE `users`
SET `user_name_key` = replace(replace(replace(`user_name_key`, '’', ''''), '‘', ''''), 'ʼ', '''')
WHERE `user_name_key` GLOB '*[’‘ʼ]*';
