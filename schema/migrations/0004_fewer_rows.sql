-- Fewer rows for each write. Tables without rowid have no index of their own for the primary key; the rows of 1.0.0 are
-- copied into them. Workers of 1.0.0 do not write into these tables.
CREATE TABLE `new_outbox` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`position` integer NOT NULL,
	`previous` integer NOT NULL,
	PRIMARY KEY(`user_id`, `position`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_outbox` SELECT `id`, `user_id`, `type`, `payload`, `created_at`, `position`, `previous` FROM `outbox`;
--> statement-breakpoint
CREATE TABLE `new_webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event_position` integer NOT NULL,
	`event` text NOT NULL,
	`content` text DEFAULT 'full' NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`failures` integer NOT NULL,
	`redelivery` integer NOT NULL,
	`resume_at` integer,
	`due_at` integer,
	`sweep_at` integer,
	`claim` text,
	`response_status` integer,
	`error` text,
	`succeeded_at` integer,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_webhook_deliveries`
SELECT delivery.`id`, delivery.`user_id`, delivery.`webhook_id`, delivery.`event_id`, event.`position`, delivery.`event`,
	delivery.`content`, delivery.`status`, delivery.`attempts`, delivery.`failures`, delivery.`redelivery`,
	delivery.`resume_at`, delivery.`due_at`, delivery.`sweep_at`, delivery.`claim`, delivery.`response_status`,
	delivery.`error`, delivery.`succeeded_at`, delivery.`finished_at`, delivery.`created_at`
FROM `webhook_deliveries` delivery JOIN `outbox` event ON event.`id` = delivery.`event_id`;
--> statement-breakpoint
-- The attempt that is under way follows from its delivery.
CREATE TABLE `new_webhook_attempts` (
	`delivery_id` text NOT NULL,
	`number` integer NOT NULL,
	`redelivery` integer NOT NULL,
	`started_at` integer NOT NULL,
	`outcome` text,
	`response_status` integer,
	`error` text,
	`url` text,
	`request_headers` text,
	`address` text,
	`response_headers` text,
	`response_body` text,
	`duration_ms` integer,
	PRIMARY KEY(`delivery_id`, `number`),
	FOREIGN KEY (`delivery_id`) REFERENCES `webhook_deliveries`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_webhook_attempts`
SELECT attempt.`delivery_id`, attempt.`number`, attempt.`redelivery`, attempt.`started_at`, attempt.`outcome`,
	attempt.`response_status`, attempt.`error`, attempt.`url`, attempt.`request_headers`, attempt.`address`,
	attempt.`response_headers`, attempt.`response_body`, attempt.`duration_ms`
FROM `webhook_attempts` attempt JOIN `new_webhook_deliveries` delivery ON delivery.`id` = attempt.`delivery_id`
WHERE attempt.`outcome` IS NOT NULL OR delivery.`status` <> 'delivering' OR delivery.`attempts` <> attempt.`number`;
--> statement-breakpoint
DROP TABLE `webhook_attempts`;--> statement-breakpoint
DROP TABLE `webhook_deliveries`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `new_outbox` RENAME TO `outbox`;--> statement-breakpoint
ALTER TABLE `new_webhook_deliveries` RENAME TO `webhook_deliveries`;--> statement-breakpoint
ALTER TABLE `new_webhook_attempts` RENAME TO `webhook_attempts`;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (`user_id`,`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_open` ON `webhook_deliveries` (`webhook_id`,`status`,`due_at`) WHERE "webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_sweep` ON `webhook_deliveries` (`sweep_at`) WHERE "webhook_deliveries"."sweep_at" is not null;
--> statement-breakpoint
-- A job and a contact have a number, by which the words of the search are found, instead of a table that had one for
-- each. What is long is at the end of a row, because SQLite reads a row from its beginning.
CREATE TABLE `new_jobs` (
	`number` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`company` text NOT NULL,
	`company_key` text NOT NULL,
	`title` text NOT NULL,
	`url` text,
	`status` text NOT NULL,
	`location` text,
	`salary_min` real,
	`salary_max` real,
	`salary_period` text DEFAULT 'annual' NOT NULL,
	`currency` text NOT NULL,
	`source` text,
	`role_slug` text,
	`city_slug` text,
	`role_given` integer DEFAULT false NOT NULL,
	`city_given` integer DEFAULT false NOT NULL,
	`origin` text,
	`status_changed_at` integer NOT NULL,
	`applied_at` integer,
	`responded_at` integer,
	`quiet_since` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	`notes` text,
	`rounds` text,
	`posting` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `new_jobs` (`user_id`, `id`, `company`, `company_key`, `title`, `url`, `status`, `location`, `salary_min`, `salary_max`, `salary_period`, `currency`, `source`, `role_slug`, `city_slug`, `role_given`, `city_given`, `origin`, `status_changed_at`, `applied_at`, `responded_at`, `quiet_since`, `created_at`, `updated_at`, `version`, `notes`, `rounds`, `posting`) SELECT `user_id`, `id`, `company`, `company_key`, `title`, `url`, `status`, `location`, `salary_min`, `salary_max`, `salary_period`, `currency`, `source`, `role_slug`, `city_slug`, `role_given`, `city_given`, `origin`, `status_changed_at`, `applied_at`, `responded_at`, `quiet_since`, `created_at`, `updated_at`, `version`, `notes`, `rounds`, `posting` FROM `jobs` ORDER BY `created_at`, `id`;
--> statement-breakpoint
CREATE TABLE `new_contacts` (
	`number` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`company` text,
	`company_key` text,
	`title` text,
	`linkedin_url` text,
	`last_contacted_at` integer,
	`origin` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	`notes` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `new_contacts` (`user_id`, `id`, `name`, `email`, `phone`, `company`, `company_key`, `title`, `linkedin_url`, `last_contacted_at`, `origin`, `created_at`, `updated_at`, `version`, `notes`) SELECT `user_id`, `id`, `name`, `email`, `phone`, `company`, `company_key`, `title`, `linkedin_url`, `last_contacted_at`, `origin`, `created_at`, `updated_at`, `version`, `notes` FROM `contacts` ORDER BY `created_at`, `id`;
--> statement-breakpoint
-- The only status that a job has had is its own; it has a row if it is a win, of which the summary lists the latest.
CREATE TABLE `new_job_status_moves` (
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`position` integer NOT NULL,
	`status` text NOT NULL,
	`previous_status` text,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`, `position`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_job_status_moves`
SELECT `user_id`, `job_id`, `position`, `status`, `previous_status`, `changed_at` FROM `job_status_moves` move
WHERE `position` > 1 OR `status` IN ('offer', 'accepted')
	OR EXISTS (SELECT 1 FROM `job_status_moves` later WHERE later.`user_id` = move.`user_id` AND later.`job_id` = move.`job_id` AND later.`position` > 1);
--> statement-breakpoint
DROP TABLE `search_entries`;
--> statement-breakpoint
INSERT INTO `search_words` (`search_words`) VALUES ('delete-all');
--> statement-breakpoint
DROP TABLE `job_status_moves`;
--> statement-breakpoint
DROP TABLE `jobs`;
--> statement-breakpoint
DROP TABLE `contacts`;
--> statement-breakpoint
ALTER TABLE `new_jobs` RENAME TO `jobs`;
--> statement-breakpoint
ALTER TABLE `new_contacts` RENAME TO `contacts`;
--> statement-breakpoint
ALTER TABLE `new_job_status_moves` RENAME TO `job_status_moves`;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_id` ON `jobs` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_by_status` ON `jobs` (`user_id`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_by_company` ON `jobs` (`user_id`,`company_key`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_quietest` ON `jobs` (`user_id`,`status`,`quiet_since`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_oldest_offers` ON `jobs` (`user_id`,`status_changed_at`,`id`) WHERE "jobs"."status" = 'offer';
--> statement-breakpoint
CREATE INDEX `jobs_answered` ON `jobs` (`user_id`,`created_at`,`id`) WHERE "jobs"."applied_at" is not null and ("jobs"."responded_at" is not null or "jobs"."status" = 'rejected');
--> statement-breakpoint
CREATE INDEX `jobs_by_url` ON `jobs` (`user_id`,`url`) WHERE "jobs"."url" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_origin` ON `jobs` (`user_id`,`origin`) WHERE "jobs"."origin" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_id` ON `contacts` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`user_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contacts_by_company` ON `contacts` (`user_id`,`company_key`,`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_by_origin` ON `contacts` (`user_id`,`origin`) WHERE "contacts"."origin" is not null;
--> statement-breakpoint
CREATE INDEX `job_status_moves_wins` ON `job_status_moves` (`user_id`,`status`,`changed_at`) WHERE "job_status_moves"."status" = 'offer' or "job_status_moves"."status" = 'accepted';
--> statement-breakpoint
-- The words of a job are those of twice its number, of a contact of one more.
CREATE TRIGGER `jobs_search_update` AFTER UPDATE OF `company`, `title`, `location`, `notes` ON `jobs` BEGIN
	DELETE FROM `search_words` WHERE `rowid` = 2 * old.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `search_words` WHERE `rowid` = 2 * old.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_search_update` AFTER UPDATE OF `name`, `email`, `company`, `title`, `notes` ON `contacts` BEGIN
	DELETE FROM `search_words` WHERE `rowid` = 2 * old.`number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_search_delete` AFTER DELETE ON `contacts` BEGIN
	DELETE FROM `search_words` WHERE `rowid` = 2 * old.`number` + 1;
END;
--> statement-breakpoint
-- The triggers of the former tables went with them; these are the same.
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
CREATE TRIGGER `jobs_round_entries_insert` AFTER INSERT ON `jobs` WHEN new.`rounds` IS NOT NULL BEGIN
	INSERT INTO `round_entries` (`user_id`, `id`, `job_id`, `position`, `starts_at`)
	SELECT new.`user_id`, 'cal_' || substr(new.`id`, 5) || '-' || `key`, new.`id`, `key`, `value` ->> 'at' FROM json_each(new.`rounds`)
	WHERE `value` ->> 'at' IS NOT NULL AND `value` ->> 'outcome' <> 'cancelled';
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_round_entries_update` AFTER UPDATE OF `rounds` ON `jobs` WHEN new.`rounds` IS NOT old.`rounds` BEGIN
	DELETE FROM `round_entries` WHERE `user_id` = old.`user_id`
		AND `id` IN (SELECT 'cal_' || substr(old.`id`, 5) || '-' || `key` FROM json_each(old.`rounds`));
	INSERT INTO `round_entries` (`user_id`, `id`, `job_id`, `position`, `starts_at`)
	SELECT new.`user_id`, 'cal_' || substr(new.`id`, 5) || '-' || `key`, new.`id`, `key`, `value` ->> 'at' FROM json_each(new.`rounds`)
	WHERE `value` ->> 'at' IS NOT NULL AND `value` ->> 'outcome' <> 'cancelled';
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_round_entries_delete` AFTER DELETE ON `jobs` WHEN old.`rounds` IS NOT NULL BEGIN
	DELETE FROM `round_entries` WHERE `user_id` = old.`user_id`
		AND `id` IN (SELECT 'cal_' || substr(old.`id`, 5) || '-' || `key` FROM json_each(old.`rounds`));
END;
--> statement-breakpoint
CREATE TABLE `new_idempotency_keys` (
	`account_id` text NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`body_sha256` text NOT NULL,
	`claim` text NOT NULL,
	`status` integer,
	`body` text,
	`request_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `operation`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_idempotency_keys`
SELECT `account_id`, `operation`, `key`, `body_sha256`, `claim`, `status`, `body`, `request_id`, `created_at` FROM `idempotency_keys`;
--> statement-breakpoint
DROP TABLE `idempotency_keys`;
--> statement-breakpoint
ALTER TABLE `new_idempotency_keys` RENAME TO `idempotency_keys`;
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);
--> statement-breakpoint
CREATE TRIGGER `idempotency_tally_insert` AFTER INSERT ON `idempotency_keys` WHEN new.`body` IS NOT NULL BEGIN
	INSERT INTO `idempotency_tallies` (`account_id`, `bytes`) VALUES (new.`account_id`, octet_length(new.`body`) + 500)
	ON CONFLICT (`account_id`) DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `idempotency_tally_update` AFTER UPDATE OF `body` ON `idempotency_keys` BEGIN
	INSERT INTO `idempotency_tallies` (`account_id`, `bytes`)
	VALUES (new.`account_id`, coalesce(octet_length(new.`body`) + 500, 0) - coalesce(octet_length(old.`body`) + 500, 0))
	ON CONFLICT (`account_id`) DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `idempotency_tally_delete` AFTER DELETE ON `idempotency_keys` WHEN old.`body` IS NOT NULL BEGIN
	UPDATE `idempotency_tallies` SET `bytes` = `bytes` - octet_length(old.`body`) - 500 WHERE `account_id` = old.`account_id`;
	DELETE FROM `idempotency_tallies` WHERE `account_id` = old.`account_id` AND `bytes` <= 0;
END;
