CREATE TABLE `import_locks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`key` text,
	`request_sha256` text NOT NULL,
	`done` integer NOT NULL,
	`started_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `pipeline_tallies` ADD `text_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The text of each account next to its counts, and counts of what had none. The triggers are those of 0003 and more.
DROP TRIGGER `jobs_tally_insert`;
--> statement-breakpoint
DROP TRIGGER `jobs_tally_delete`;
--> statement-breakpoint
DROP TRIGGER `jobs_tally_update`;
--> statement-breakpoint
DROP TRIGGER `contacts_tally_insert`;
--> statement-breakpoint
DROP TRIGGER `contacts_tally_delete`;
--> statement-breakpoint
DROP TRIGGER `activities_tally_insert`;
--> statement-breakpoint
DROP TRIGGER `activities_tally_delete`;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'job:' || new.`status`, 1, (new.`applied_at` IS NOT NULL OR new.`responded_at` IS NOT NULL), (new.`responded_at` IS NOT NULL), new.`status_changed_at`, coalesce(octet_length(new.`company`), 0) + coalesce(octet_length(new.`title`), 0) + coalesce(octet_length(new.`url`), 0) + coalesce(octet_length(new.`location`), 0) + coalesce(octet_length(new.`notes`), 0) + coalesce(octet_length(new.`source`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_delete` AFTER DELETE ON `jobs` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'job:' || old.`status`, -1, -((old.`applied_at` IS NOT NULL OR old.`responded_at` IS NOT NULL)), -((old.`responded_at` IS NOT NULL)), -(old.`status_changed_at`), -(coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`url`), 0) + coalesce(octet_length(old.`location`), 0) + coalesce(octet_length(old.`notes`), 0) + coalesce(octet_length(old.`source`), 0)))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_update` AFTER UPDATE OF `status`, `status_changed_at`, `applied_at`, `responded_at` ON `jobs` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'job:' || old.`status`, -1, -((old.`applied_at` IS NOT NULL OR old.`responded_at` IS NOT NULL)), -((old.`responded_at` IS NOT NULL)), -(old.`status_changed_at`), -(coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`url`), 0) + coalesce(octet_length(old.`location`), 0) + coalesce(octet_length(old.`notes`), 0) + coalesce(octet_length(old.`source`), 0)))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'job:' || new.`status`, 1, (new.`applied_at` IS NOT NULL OR new.`responded_at` IS NOT NULL), (new.`responded_at` IS NOT NULL), new.`status_changed_at`, coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`url`), 0) + coalesce(octet_length(old.`location`), 0) + coalesce(octet_length(old.`notes`), 0) + coalesce(octet_length(old.`source`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_text` AFTER UPDATE OF `company`, `title`, `url`, `location`, `notes`, `source` ON `jobs` WHEN coalesce(octet_length(new.`company`), 0) + coalesce(octet_length(new.`title`), 0) + coalesce(octet_length(new.`url`), 0) + coalesce(octet_length(new.`location`), 0) + coalesce(octet_length(new.`notes`), 0) + coalesce(octet_length(new.`source`), 0)
	<> coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`url`), 0) + coalesce(octet_length(old.`location`), 0) + coalesce(octet_length(old.`notes`), 0) + coalesce(octet_length(old.`source`), 0) BEGIN
	UPDATE `pipeline_tallies` SET `text_bytes` = `text_bytes` + coalesce(octet_length(new.`company`), 0) + coalesce(octet_length(new.`title`), 0) + coalesce(octet_length(new.`url`), 0) + coalesce(octet_length(new.`location`), 0) + coalesce(octet_length(new.`notes`), 0) + coalesce(octet_length(new.`source`), 0)
		- (coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`url`), 0) + coalesce(octet_length(old.`location`), 0) + coalesce(octet_length(old.`notes`), 0) + coalesce(octet_length(old.`source`), 0))
	WHERE `user_id` = new.`user_id` AND `kind` = 'job:' || new.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_tally_insert` AFTER INSERT ON `contacts` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'contact', 1, 0, 0, 0, coalesce(octet_length(new.`name`), 0) + coalesce(octet_length(new.`email`), 0) + coalesce(octet_length(new.`phone`), 0) + coalesce(octet_length(new.`company`), 0) + coalesce(octet_length(new.`title`), 0) + coalesce(octet_length(new.`linkedin_url`), 0) + coalesce(octet_length(new.`notes`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_tally_delete` AFTER DELETE ON `contacts` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'contact', -1, 0, 0, 0, -(coalesce(octet_length(old.`name`), 0) + coalesce(octet_length(old.`email`), 0) + coalesce(octet_length(old.`phone`), 0) + coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`linkedin_url`), 0) + coalesce(octet_length(old.`notes`), 0)))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_tally_text` AFTER UPDATE OF `name`, `email`, `phone`, `company`, `title`, `linkedin_url`, `notes` ON `contacts` WHEN coalesce(octet_length(new.`name`), 0) + coalesce(octet_length(new.`email`), 0) + coalesce(octet_length(new.`phone`), 0) + coalesce(octet_length(new.`company`), 0) + coalesce(octet_length(new.`title`), 0) + coalesce(octet_length(new.`linkedin_url`), 0) + coalesce(octet_length(new.`notes`), 0)
	<> coalesce(octet_length(old.`name`), 0) + coalesce(octet_length(old.`email`), 0) + coalesce(octet_length(old.`phone`), 0) + coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`linkedin_url`), 0) + coalesce(octet_length(old.`notes`), 0) BEGIN
	UPDATE `pipeline_tallies` SET `text_bytes` = `text_bytes` + coalesce(octet_length(new.`name`), 0) + coalesce(octet_length(new.`email`), 0) + coalesce(octet_length(new.`phone`), 0) + coalesce(octet_length(new.`company`), 0) + coalesce(octet_length(new.`title`), 0) + coalesce(octet_length(new.`linkedin_url`), 0) + coalesce(octet_length(new.`notes`), 0)
		- (coalesce(octet_length(old.`name`), 0) + coalesce(octet_length(old.`email`), 0) + coalesce(octet_length(old.`phone`), 0) + coalesce(octet_length(old.`company`), 0) + coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`linkedin_url`), 0) + coalesce(octet_length(old.`notes`), 0))
	WHERE `user_id` = new.`user_id` AND `kind` = 'contact';
END;
--> statement-breakpoint
CREATE TRIGGER `activities_tally_insert` AFTER INSERT ON `activities` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'activity', 1, 0, 0, 0, coalesce(octet_length(new.`notes`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `activities_tally_delete` AFTER DELETE ON `activities` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'activity', -1, 0, 0, 0, -(coalesce(octet_length(old.`notes`), 0)))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_events_tally_insert` AFTER INSERT ON `calendar_events` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'event', 1, 0, 0, 0, coalesce(octet_length(new.`title`), 0) + coalesce(octet_length(new.`location`), 0) + coalesce(octet_length(new.`notes`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_events_tally_delete` AFTER DELETE ON `calendar_events` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'event', -1, 0, 0, 0, -(coalesce(octet_length(old.`title`), 0) + coalesce(octet_length(old.`location`), 0) + coalesce(octet_length(old.`notes`), 0)))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `mood_checkins_tally_insert` AFTER INSERT ON `mood_checkins` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'mood', 1, 0, 0, 0, coalesce(octet_length(new.`note`), 0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `mood_checkins_tally_delete` AFTER DELETE ON `mood_checkins` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'mood', -1, 0, 0, 0, -(coalesce(octet_length(old.`note`), 0)))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `job_contacts_tally_insert` AFTER INSERT ON `job_contacts` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'link', 1, 0, 0, 0, 0)
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `job_contacts_tally_delete` AFTER DELETE ON `job_contacts` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'link', -1, 0, 0, 0, -(0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `job_status_moves_tally_insert` AFTER INSERT ON `job_status_moves` WHEN new.`position` > 1 BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (new.`user_id`, 'move', 1, 0, 0, 0, 100)
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `job_status_moves_tally_delete` AFTER DELETE ON `job_status_moves` WHEN old.`position` > 1 BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
	VALUES (old.`user_id`, 'move', -1, 0, 0, 0, -(100))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`,
		`text_bytes` = `text_bytes` + excluded.`text_bytes`;
END;
--> statement-breakpoint
INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
SELECT `user_id`, 'job:' || `status`, count(*), 0, 0, 0, sum(coalesce(octet_length(`company`), 0) + coalesce(octet_length(`title`), 0) + coalesce(octet_length(`url`), 0) + coalesce(octet_length(`location`), 0) + coalesce(octet_length(`notes`), 0) + coalesce(octet_length(`source`), 0)) FROM `jobs` WHERE true GROUP BY `user_id`, `status`
ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = excluded.`text_bytes`;
--> statement-breakpoint
INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
SELECT `user_id`, 'contact', count(*), 0, 0, 0, sum(coalesce(octet_length(`name`), 0) + coalesce(octet_length(`email`), 0) + coalesce(octet_length(`phone`), 0) + coalesce(octet_length(`company`), 0) + coalesce(octet_length(`title`), 0) + coalesce(octet_length(`linkedin_url`), 0) + coalesce(octet_length(`notes`), 0)) FROM `contacts` WHERE true GROUP BY `user_id`
ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = excluded.`text_bytes`;
--> statement-breakpoint
INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
SELECT `user_id`, 'activity', count(*), 0, 0, 0, sum(coalesce(octet_length(`notes`), 0)) FROM `activities` WHERE true GROUP BY `user_id`
ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = excluded.`text_bytes`;
--> statement-breakpoint
INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
SELECT `user_id`, 'event', count(*), 0, 0, 0, sum(coalesce(octet_length(`title`), 0) + coalesce(octet_length(`location`), 0) + coalesce(octet_length(`notes`), 0)) FROM `calendar_events` WHERE true GROUP BY `user_id`
ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = excluded.`text_bytes`;
--> statement-breakpoint
INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
SELECT `user_id`, 'mood', count(*), 0, 0, 0, sum(coalesce(octet_length(`note`), 0)) FROM `mood_checkins` WHERE true GROUP BY `user_id`
ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = excluded.`text_bytes`;
--> statement-breakpoint
INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
SELECT `user_id`, 'link', count(*), 0, 0, 0, 0 FROM `job_contacts` WHERE true GROUP BY `user_id`
ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = excluded.`text_bytes`;
--> statement-breakpoint
INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`, `text_bytes`)
SELECT `user_id`, 'move', count(*), 0, 0, 0, 100 * count(*) FROM `job_status_moves` WHERE `position` > 1 GROUP BY `user_id`
ON CONFLICT (`user_id`, `kind`) DO UPDATE SET `text_bytes` = excluded.`text_bytes`;
