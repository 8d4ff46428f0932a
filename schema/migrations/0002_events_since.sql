ALTER TABLE `users` ADD `events_since` integer;--> statement-breakpoint
-- Events are recorded from the first webhook, token or connected application on by which anybody could learn of them.
CREATE TRIGGER `webhooks_events_since` AFTER INSERT ON `webhooks` BEGIN
	UPDATE `users` SET `events_since` = new.`created_at` WHERE `id` = new.`user_id` AND `events_since` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `pipeline_tokens_events_since` AFTER INSERT ON `pipeline_tokens` BEGIN
	UPDATE `users` SET `events_since` = new.`created_at` WHERE `id` = new.`user_id` AND `events_since` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `oauth_grants_events_since` AFTER INSERT ON `oauth_grants` WHEN instr(new.`scopes`, 'pipeline:read') > 0 BEGIN
	UPDATE `users` SET `events_since` = new.`created_at` WHERE `id` = new.`user_id` AND `events_since` IS NULL;
END;
--> statement-breakpoint
UPDATE `users` SET `events_since` = (
	SELECT min(`since`) FROM (
		SELECT `created_at` AS `since` FROM `webhooks` WHERE `user_id` = `users`.`id`
		UNION ALL SELECT `created_at` FROM `pipeline_tokens` WHERE `user_id` = `users`.`id`
		UNION ALL SELECT `created_at` FROM `oauth_grants` WHERE `user_id` = `users`.`id` AND instr(`scopes`, 'pipeline:read') > 0
	)
);
