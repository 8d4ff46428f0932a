CREATE TABLE `held_deletes` (
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`delete_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `held_deletes_due` ON `held_deletes` (`delete_at`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`filters` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_by_name` ON `saved_views` (`user_id`,`name`);--> statement-breakpoint
ALTER TABLE `activities` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `activities` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_events` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `calendar_events` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `rounds` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `posting` text;--> statement-breakpoint
CREATE INDEX `jobs_by_url` ON `jobs` (`user_id`,`url`) WHERE "jobs"."url" is not null;
--> statement-breakpoint
-- Rounds and postings count towards the text of an account, in a tally of their own; activities and events can change now.
CREATE TRIGGER `jobs_tally_detail_insert` AFTER INSERT ON `jobs` WHEN new.`rounds` IS NOT NULL OR new.`posting` IS NOT NULL BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'detail', 0, 0, 0, 0, coalesce(octet_length(new.`rounds`), 0) + coalesce(octet_length(new.`posting`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_detail_delete` AFTER DELETE ON `jobs` WHEN old.`rounds` IS NOT NULL OR old.`posting` IS NOT NULL BEGIN
	UPDATE `pipeline_tallies` SET `text_bytes` = `text_bytes` - coalesce(octet_length(old.`rounds`), 0) - coalesce(octet_length(old.`posting`), 0)
	WHERE `user_id` = old.`user_id` AND `kind` = 'detail';
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_detail_update` AFTER UPDATE OF `rounds`, `posting` ON `jobs`
	WHEN new.`rounds` IS NOT old.`rounds` OR new.`posting` IS NOT old.`posting` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'detail', 0, 0, 0, 0, coalesce(octet_length(new.`rounds`), 0) + coalesce(octet_length(new.`posting`), 0)
		- coalesce(octet_length(old.`rounds`), 0) - coalesce(octet_length(old.`posting`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `activities_tally_text` AFTER UPDATE OF `notes` ON `activities`
	WHEN coalesce(octet_length(new.`notes`), 0) <> coalesce(octet_length(old.`notes`), 0) BEGIN
	UPDATE `pipeline_tallies` SET `text_bytes` = `text_bytes` + coalesce(octet_length(new.`notes`), 0) - coalesce(octet_length(old.`notes`), 0)
	WHERE `user_id` = new.`user_id` AND `kind` = 'activity';
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_events_tally_text` AFTER UPDATE OF `title`, `location`, `notes` ON `calendar_events` BEGIN
	UPDATE `pipeline_tallies` SET `text_bytes` = `text_bytes` + octet_length(new.`title`) + coalesce(octet_length(new.`location`), 0) + coalesce(octet_length(new.`notes`), 0)
		- octet_length(old.`title`) - coalesce(octet_length(old.`location`), 0) - coalesce(octet_length(old.`notes`), 0)
	WHERE `user_id` = new.`user_id` AND `kind` = 'event';
END;
