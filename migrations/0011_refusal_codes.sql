-- Replaces stored refusal messages by their codes.
UPDATE `activity_answers` SET `refusal` = CASE
  WHEN `refusal` = 'There is no such page or game.' THEN 'activityUnknown'
  WHEN `refusal` = 'This page does not count towards a Bravo.' THEN 'activityWithoutBravo'
  WHEN `refusal` LIKE 'A score of %' THEN 'activityScoreTooLow'
  ELSE 'activityCounted'
END WHERE `refusal` IS NOT NULL;
