CREATE TABLE `activities` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`job_id` text,
	`contact_id` text,
	`notes` text,
	`occurred_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`contact_id`) REFERENCES `contacts`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `activities_latest` ON `activities` (`user_id`,`occurred_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_by_job` ON `activities` (`user_id`,`job_id`,`occurred_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_by_contact` ON `activities` (`user_id`,`contact_id`,`occurred_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_by_type` ON `activities` (`user_id`,`type`,`occurred_at`,`id`);--> statement-breakpoint
CREATE TABLE `calendar_events` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`time_zone` text NOT NULL,
	`location` text,
	`notes` text,
	`job_id` text,
	`contact_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`contact_id`) REFERENCES `contacts`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calendar_events_by_start` ON `calendar_events` (`user_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_job` ON `calendar_events` (`user_id`,`job_id`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_contact` ON `calendar_events` (`user_id`,`contact_id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_sha256` ON `calendar_feeds` (`sha256`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`company` text,
	`company_key` text,
	`title` text,
	`linkedin_url` text,
	`notes` text,
	`last_contacted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_by_company` ON `contacts` (`user_id`,`company_key`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `job_contacts` (
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`contact_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`, `contact_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`contact_id`) REFERENCES `contacts`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_contacts_by_contact` ON `job_contacts` (`user_id`,`contact_id`,`job_id`);--> statement-breakpoint
CREATE TABLE `job_status_moves` (
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`position` integer NOT NULL,
	`status` text NOT NULL,
	`previous_status` text,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`, `position`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_status_moves_latest` ON `job_status_moves` (`user_id`,`status`,`changed_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`company` text NOT NULL,
	`company_key` text NOT NULL,
	`title` text NOT NULL,
	`url` text,
	`status` text NOT NULL,
	`location` text,
	`salary_min` integer,
	`salary_max` integer,
	`currency` text NOT NULL,
	`notes` text,
	`source` text,
	`role_slug` text,
	`city_slug` text,
	`status_changed_at` integer NOT NULL,
	`applied_at` integer,
	`responded_at` integer,
	`quiet_since` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `jobs_newest` ON `jobs` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_status` ON `jobs` (`user_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_company` ON `jobs` (`user_id`,`company_key`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_quietest` ON `jobs` (`user_id`,`status`,`quiet_since`,`id`);--> statement-breakpoint
CREATE TABLE `mood_checkins` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`mood` integer NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mood_checkins_latest` ON `mood_checkins` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outbox_by_user` ON `outbox` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_oldest` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE TABLE `pipeline_tallies` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`rows` integer NOT NULL,
	`applied` integer NOT NULL,
	`responded` integer NOT NULL,
	`changed_sum` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
