CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`sha256` text NOT NULL,
	`last_four` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_sha256` ON `api_keys` (`sha256`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`);--> statement-breakpoint
CREATE TABLE `pipeline_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`sha256` text NOT NULL,
	`last_four` text NOT NULL,
	`access` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pipeline_tokens_sha256` ON `pipeline_tokens` (`sha256`);--> statement-breakpoint
CREATE INDEX `pipeline_tokens_user` ON `pipeline_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`tier` text NOT NULL,
	`per_minute_override` integer,
	`per_month_override` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `areas` (
	`dataset_id` integer NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`type` text NOT NULL,
	`state` text,
	`population` integer,
	PRIMARY KEY(`dataset_id`, `code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `cities` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`long_slug` text NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`population` integer NOT NULL,
	`latitude` real,
	`longitude` real,
	`time_zone` text,
	`cbsa_code` text NOT NULL,
	`parity_area_code` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cities_long_slug` ON `cities` (`dataset_id`,`long_slug`);--> statement-breakpoint
CREATE TABLE `datasets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` text NOT NULL,
	`state` text NOT NULL,
	`manifest_sha256` text NOT NULL,
	`method_parameters` text NOT NULL,
	`loaded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `datasets_version` ON `datasets` (`version`);--> statement-breakpoint
CREATE TABLE `employer_costs` (
	`dataset_id` integer NOT NULL,
	`dimension` text NOT NULL,
	`group_title` text NOT NULL,
	`component` text NOT NULL,
	`cost_per_hour` real NOT NULL,
	`share` real NOT NULL,
	PRIMARY KEY(`dataset_id`, `dimension`, `group_title`, `component`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `live_dataset` (
	`singleton` integer PRIMARY KEY NOT NULL,
	`dataset_id` integer NOT NULL,
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "live_dataset_one_row" CHECK("live_dataset"."singleton" = 1)
);
--> statement-breakpoint
CREATE TABLE `occupations` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`title` text NOT NULL,
	`filings` integer NOT NULL,
	`filed_wage_count` integer NOT NULL,
	`filed_wage_median` integer,
	PRIMARY KEY(`dataset_id`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `onet_occupations` (
	`dataset_id` integer NOT NULL,
	`onet_soc` text NOT NULL,
	`soc_code` text NOT NULL,
	`title` text NOT NULL,
	`job_zone` integer,
	PRIMARY KEY(`dataset_id`, `onet_soc`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `onet_occupations_soc` ON `onet_occupations` (`dataset_id`,`soc_code`);--> statement-breakpoint
CREATE TABLE `price_parities` (
	`dataset_id` integer NOT NULL,
	`area_code` text NOT NULL,
	`year` integer NOT NULL,
	`rpp` real NOT NULL,
	PRIMARY KEY(`dataset_id`, `area_code`, `year`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `roles` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`soc_code` text NOT NULL,
	`specialized` integer NOT NULL,
	`ai` integer NOT NULL,
	`filings` integer NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dataset_id`,`soc_code`) REFERENCES `occupations`(`dataset_id`,`soc_code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `roles_soc` ON `roles` (`dataset_id`,`soc_code`);--> statement-breakpoint
CREATE TABLE `soc_groups` (
	`dataset_id` integer NOT NULL,
	`code` text NOT NULL,
	`level` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`dataset_id` integer NOT NULL,
	`id` text NOT NULL,
	`publisher` text NOT NULL,
	`title` text NOT NULL,
	`release` text NOT NULL,
	`reference_period` text NOT NULL,
	`file` text NOT NULL,
	`sha256` text NOT NULL,
	`rows_read` integer NOT NULL,
	`rows_kept` integer NOT NULL,
	`fetched_on` text NOT NULL,
	`licence` text NOT NULL,
	`url` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `id`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `title_statistics` (
	`dataset_id` integer NOT NULL,
	`role_slug` text NOT NULL,
	`source_id` text NOT NULL,
	`count` integer NOT NULL,
	`groups` integer NOT NULL,
	`median` real NOT NULL,
	`log_sd` real NOT NULL,
	`occupation_count` integer NOT NULL,
	`occupation_groups` integer NOT NULL,
	`occupation_median` real NOT NULL,
	PRIMARY KEY(`dataset_id`, `role_slug`, `source_id`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `wages` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`area_code` text NOT NULL,
	`year` integer NOT NULL,
	`employment` integer,
	`mean` integer,
	`mean_rse` real,
	`p10` integer,
	`p25` integer,
	`median` integer,
	`p75` integer,
	`p90` integer,
	`flags` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `soc_code`, `area_code`, `year`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
