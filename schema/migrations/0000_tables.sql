CREATE TABLE `account_moves` (
	`account_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`direction` text NOT NULL,
	`state` text NOT NULL,
	`origin` text NOT NULL,
	`started_at` integer NOT NULL,
	`moved_at` integer
);
--> statement-breakpoint
CREATE INDEX `account_moves_unfinished` ON `account_moves` (`started_at`) WHERE "account_moves"."state" <> 'moved';--> statement-breakpoint
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
	`expires_at` integer,
	`last_used_on` text,
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
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pipeline_tokens_sha256` ON `pipeline_tokens` (`sha256`);--> statement-breakpoint
CREATE INDEX `pipeline_tokens_user` ON `pipeline_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`name` text DEFAULT '' NOT NULL,
	`tier` text NOT NULL,
	`per_minute_override` integer,
	`per_month_override` integer,
	`is_operator` integer DEFAULT false NOT NULL,
	`created_by` text DEFAULT 'command_line' NOT NULL,
	`user_handle` text,
	`time_zone` text,
	`week_start` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_handle` ON `users` (`user_handle`);--> statement-breakpoint
CREATE TABLE `companies` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`employers` text NOT NULL,
	`filings` integer,
	`recent_filings` integer NOT NULL,
	`filed_wages` integer NOT NULL,
	`filed_p10` integer,
	`filed_p25` integer,
	`filed_median` integer,
	`filed_p75` integer,
	`filed_p90` integer,
	`aliases` text DEFAULT '' NOT NULL,
	`listed` integer NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `company_levels` (
	`dataset_id` integer NOT NULL,
	`company_slug` text NOT NULL,
	`rank` integer NOT NULL,
	`level` text,
	`title` text,
	`filings` integer NOT NULL,
	`base` integer,
	`reason` text,
	PRIMARY KEY(`dataset_id`, `company_slug`, `rank`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `filed_occupations` (
	`dataset_id` integer NOT NULL,
	`title` text NOT NULL,
	`rank` integer NOT NULL,
	`onet_soc` text,
	`soc_code` text,
	`employer` text NOT NULL,
	`company_slug` text,
	`filings` integer NOT NULL,
	`median` integer NOT NULL,
	`role_slug` text,
	PRIMARY KEY(`dataset_id`, `title`, `rank`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `filed_titles` (
	`dataset_id` integer NOT NULL,
	`company_slug` text NOT NULL,
	`title` text NOT NULL,
	`soc_code` text,
	`filings` integer NOT NULL,
	`p10` integer,
	`p25` integer,
	`median` integer,
	`p75` integer,
	`p90` integer,
	PRIMARY KEY(`dataset_id`, `company_slug`, `title`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_claim` ON `idempotency_keys` (`claim`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `idempotency_tallies` (
	`account_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_file_parts` (
	`user_id` text NOT NULL,
	`file_id` text NOT NULL,
	`number` integer NOT NULL,
	`gzip` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `file_id`, `number`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_file_parts_expired` ON `import_file_parts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `import_files` (
	`user_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`preview` text,
	`confirmed` text,
	`outcome` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_files_expired` ON `import_files` (`expires_at`);--> statement-breakpoint
CREATE TABLE `local_areas` (
	`dataset_id` integer NOT NULL,
	`area_code` text NOT NULL,
	`position` integer NOT NULL,
	`effect` real NOT NULL,
	`major_effects` text NOT NULL,
	`minor_effects` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `area_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dataset_id`,`area_code`) REFERENCES `areas`(`dataset_id`,`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `local_areas_position` ON `local_areas` (`dataset_id`,`position`);--> statement-breakpoint
CREATE TABLE `local_factors` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`effect` real NOT NULL,
	`spread` real NOT NULL,
	`state_effects` text NOT NULL,
	`factors` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dataset_id`,`soc_code`) REFERENCES `occupations`(`dataset_id`,`soc_code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `oauth_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`created_at` integer NOT NULL,
	`approved_at` integer
);
--> statement-breakpoint
CREATE INDEX `oauth_clients_unused` ON `oauth_clients` (`approved_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `oauth_codes` (
	`sha256` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`client_host` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`resource` text NOT NULL,
	`scopes` text NOT NULL,
	`challenge` text NOT NULL,
	`expires_at` integer NOT NULL,
	`grant_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grant_id`) REFERENCES `oauth_grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_codes_expires` ON `oauth_codes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `oauth_codes_user` ON `oauth_codes` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_codes_grant` ON `oauth_codes` (`grant_id`);--> statement-breakpoint
CREATE TABLE `oauth_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`client_host` text NOT NULL,
	`resource` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`refreshed_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `oauth_grants_user` ON `oauth_grants` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `oauth_grants_refreshed` ON `oauth_grants` (`refreshed_at`);--> statement-breakpoint
CREATE INDEX `oauth_grants_client` ON `oauth_grants` (`client_id`);--> statement-breakpoint
CREATE TABLE `oauth_tokens` (
	`sha256` text PRIMARY KEY NOT NULL,
	`grant_id` text NOT NULL,
	`kind` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`grant_id`) REFERENCES `oauth_grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_tokens_grant` ON `oauth_tokens` (`grant_id`);--> statement-breakpoint
CREATE INDEX `oauth_tokens_expires` ON `oauth_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `employment_projections` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`employment_2024` real NOT NULL,
	`employment_2034` real NOT NULL,
	`change_pct` real NOT NULL,
	`annual_openings` real NOT NULL,
	`slower` integer NOT NULL,
	`others` integer NOT NULL,
	PRIMARY KEY(`dataset_id`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `licensed_occupations` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`license` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `onet_relations` (
	`dataset_id` integer NOT NULL,
	`onet_soc` text NOT NULL,
	`related_onet_soc` text NOT NULL,
	`soc_code` text NOT NULL,
	`related_code` text NOT NULL,
	`tier` text NOT NULL,
	`rank` integer NOT NULL,
	`job_zone` integer,
	`related_job_zone` integer,
	`shared` integer NOT NULL,
	`either` integer NOT NULL,
	PRIMARY KEY(`dataset_id`, `onet_soc`, `related_onet_soc`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `onet_relations_soc` ON `onet_relations` (`dataset_id`,`soc_code`);--> statement-breakpoint
CREATE TABLE `packed_cities` (
	`dataset_id` integer NOT NULL,
	`format` integer NOT NULL,
	`body` blob NOT NULL,
	`checksum` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `format`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `packed_occupations` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`format` integer NOT NULL,
	`body` blob NOT NULL,
	`checksum` text NOT NULL,
	`separate_titles` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`dataset_id`, `format`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `packed_parts` (
	`dataset_id` integer NOT NULL,
	`name` text NOT NULL,
	`part` integer NOT NULL,
	`format` integer NOT NULL,
	`body` blob NOT NULL,
	`checksum` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `format`, `name`, `part`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `activities` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`job_id` text,
	`contact_id` text,
	`notes` text,
	`occurred_at` integer NOT NULL,
	`origin` text,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
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
CREATE UNIQUE INDEX `activities_by_origin` ON `activities` (`user_id`,`origin`) WHERE "activities"."origin" is not null;--> statement-breakpoint
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
	`remind_at` integer,
	`origin` text,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`contact_id`) REFERENCES `contacts`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calendar_events_to_remind` ON `calendar_events` (`remind_at`) WHERE "calendar_events"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX `calendar_events_by_start` ON `calendar_events` (`user_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_job` ON `calendar_events` (`user_id`,`job_id`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_contact` ON `calendar_events` (`user_id`,`contact_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_events_by_origin` ON `calendar_events` (`user_id`,`origin`) WHERE "calendar_events"."origin" is not null;--> statement-breakpoint
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
	`origin` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_by_company` ON `contacts` (`user_id`,`company_key`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_by_origin` ON `contacts` (`user_id`,`origin`) WHERE "contacts"."origin" is not null;--> statement-breakpoint
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
CREATE INDEX `job_status_moves_wins` ON `job_status_moves` (`user_id`,`status`,`changed_at`) WHERE "job_status_moves"."status" = 'offer' or "job_status_moves"."status" = 'accepted';--> statement-breakpoint
CREATE TABLE `jobs` (
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
	`notes` text,
	`source` text,
	`role_slug` text,
	`city_slug` text,
	`role_given` integer DEFAULT false NOT NULL,
	`city_given` integer DEFAULT false NOT NULL,
	`rounds` text,
	`posting` text,
	`origin` text,
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
CREATE INDEX `jobs_oldest_offers` ON `jobs` (`user_id`,`status_changed_at`,`id`) WHERE "jobs"."status" = 'offer';--> statement-breakpoint
CREATE INDEX `jobs_by_url` ON `jobs` (`user_id`,`url`) WHERE "jobs"."url" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_origin` ON `jobs` (`user_id`,`origin`) WHERE "jobs"."origin" is not null;--> statement-breakpoint
CREATE TABLE `mood_checkins` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`mood` integer NOT NULL,
	`note` text,
	`origin` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mood_checkins_latest` ON `mood_checkins` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `mood_checkins_by_origin` ON `mood_checkins` (`user_id`,`origin`) WHERE "mood_checkins"."origin" is not null;--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`position` integer NOT NULL,
	`previous` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outbox_oldest` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_log` ON `outbox` (`user_id`,`position`);--> statement-breakpoint
CREATE TABLE `pipeline_tallies` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`rows` integer NOT NULL,
	`applied` integer NOT NULL,
	`responded` integer NOT NULL,
	`changed_sum` integer NOT NULL,
	`text_bytes` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `round_entries` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`position` integer NOT NULL,
	`starts_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `round_entries_by_start` ON `round_entries` (`user_id`,`starts_at`,`id`);--> statement-breakpoint
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
CREATE TABLE `search_entries` (
	`number` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`record` text NOT NULL,
	`record_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_by_record` ON `search_entries` (`user_id`,`record`,`record_id`);--> statement-breakpoint
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
CREATE TABLE `city_aliases` (
	`dataset_id` integer NOT NULL,
	`alias` text NOT NULL,
	`city_slug` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `alias`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `city_aliases_city` ON `city_aliases` (`dataset_id`,`city_slug`);--> statement-breakpoint
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
CREATE TABLE `minimum_wages` (
	`dataset_id` integer NOT NULL,
	`city_slug` text NOT NULL,
	`day` text NOT NULL,
	`effective_from` text,
	`hourly` real NOT NULL,
	`jurisdiction` text NOT NULL,
	`scope` text,
	`provision` text,
	`missing` text,
	`higher_hourly` real,
	`higher_jurisdiction` text,
	`higher_scope` text,
	PRIMARY KEY(`dataset_id`, `city_slug`, `day`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `occupations` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`title` text NOT NULL,
	`filings` integer NOT NULL,
	`filed_wage_count` integer NOT NULL,
	`filed_wage_median` integer,
	`yearly_only` integer DEFAULT false NOT NULL,
	`tools` text DEFAULT '' NOT NULL,
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
	`role_slug` text,
	PRIMARY KEY(`dataset_id`, `onet_soc`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `onet_occupations_soc` ON `onet_occupations` (`dataset_id`,`soc_code`);--> statement-breakpoint
CREATE TABLE `places` (
	`dataset_id` integer NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`population` integer,
	`city_slug` text,
	`nearest_slug` text,
	`nearest_miles` integer,
	`minimum_wage` text,
	PRIMARY KEY(`dataset_id`, `name`, `state`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `price_parities` (
	`dataset_id` integer NOT NULL,
	`area_code` text NOT NULL,
	`year` integer NOT NULL,
	`rpp` real NOT NULL,
	PRIMARY KEY(`dataset_id`, `area_code`, `year`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `role_aliases` (
	`dataset_id` integer NOT NULL,
	`alias` text NOT NULL,
	`role_slug` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `alias`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `role_aliases_role` ON `role_aliases` (`dataset_id`,`role_slug`);--> statement-breakpoint
CREATE TABLE `roles` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`soc_code` text NOT NULL,
	`onet_soc` text,
	`specialized` integer NOT NULL,
	`ai` integer NOT NULL,
	`names_occupation` integer DEFAULT false NOT NULL,
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
	`p10` real,
	`p90` real,
	`log_sd` real NOT NULL,
	`occupation_count` integer NOT NULL,
	`occupation_groups` integer NOT NULL,
	`occupation_median` real NOT NULL,
	`contradicts` integer DEFAULT false NOT NULL,
	`adjusted_log_ratio` real,
	`adjusted_groups` integer,
	PRIMARY KEY(`dataset_id`, `role_slug`, `source_id`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `unpublished_jobs` (
	`dataset_id` integer NOT NULL,
	`word` text NOT NULL,
	`title` text NOT NULL,
	`reason` text NOT NULL,
	`soc_code` text,
	`hourly_median` real,
	`hourly_year` integer,
	PRIMARY KEY(`dataset_id`, `word`),
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
--> statement-breakpoint
CREATE TABLE `account_deletions` (
	`account_id` text PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `challenges` (
	`session_id` text NOT NULL,
	`purpose` text NOT NULL,
	`challenge` text NOT NULL,
	`user_handle` text,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `purpose`)
);
--> statement-breakpoint
CREATE INDEX `challenges_expires` ON `challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`user_id` text,
	`created_by` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash` ON `invitations` (`hash`);--> statement-breakpoint
CREATE INDEX `invitations_user` ON `invitations` (`user_id`);--> statement-breakpoint
CREATE INDEX `invitations_created` ON `invitations` (`created_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`backup_eligible` integer NOT NULL,
	`backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_day` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`browser` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`first_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`renewed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`verified_at` integer,
	`browser` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_sha256` ON `sessions` (`sha256`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_up_refusals` (
	`day` text NOT NULL,
	`reason` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `reason`)
);
--> statement-breakpoint
CREATE TABLE `sign_ups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`network` text NOT NULL,
	`site` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_ups_network` ON `sign_ups` (`network`,`at`);--> statement-breakpoint
CREATE INDEX `sign_ups_at` ON `sign_ups` (`at`);--> statement-breakpoint
CREATE INDEX `sign_ups_site` ON `sign_ups` (`site`,`at`);--> statement-breakpoint
CREATE TABLE `hires` (
	`dataset_id` integer NOT NULL,
	`industry` text NOT NULL,
	`month` text NOT NULL,
	`preliminary` integer NOT NULL,
	`hires` real NOT NULL,
	`rate` real NOT NULL,
	PRIMARY KEY(`dataset_id`, `industry`, `month`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `language_use` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`year` integer NOT NULL,
	`users` integer NOT NULL,
	`respondents` integer NOT NULL,
	`namings` integer DEFAULT 0 NOT NULL,
	`share_error` real DEFAULT 0 NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`, `year`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `skill_occupations` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`soc_code` text NOT NULL,
	`technology` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `skills` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`coefficient` real NOT NULL,
	`standard_error` real NOT NULL,
	`ci_low` real NOT NULL,
	`ci_high` real NOT NULL,
	`users` integer NOT NULL,
	`respondents` integer NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `contributors` (
	`account` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submission_days` (
	`account_day` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submission_days_day` ON `submission_days` (`day`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`role_slug` text NOT NULL,
	`city_slug` text NOT NULL,
	`status` text NOT NULL,
	`group_submitter` text NOT NULL,
	`counted` integer NOT NULL,
	`released` integer NOT NULL,
	`batch` integer,
	`years_experience` integer NOT NULL,
	`base` integer NOT NULL,
	`equity` integer NOT NULL,
	`bonus` integer NOT NULL,
	`signing` integer NOT NULL,
	`company_size` text,
	`employment_type` text NOT NULL,
	`month` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submissions_group` ON `submissions` (`role_slug`,`city_slug`,`released`);--> statement-breakpoint
CREATE TABLE `tax_localities` (
	`dataset_id` integer NOT NULL,
	`city_slug` text NOT NULL,
	`locality` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `city_slug`, `locality`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tax_parameters` (
	`dataset_id` integer NOT NULL,
	`jurisdiction` text NOT NULL,
	`name` text NOT NULL,
	`filing_status` text NOT NULL,
	`value` real NOT NULL,
	`effective_from` text NOT NULL,
	`carried` integer NOT NULL,
	`source_id` text NOT NULL,
	`source_file` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `jurisdiction`, `name`, `filing_status`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`dataset_id` integer NOT NULL,
	`jurisdiction` text NOT NULL,
	`kind` text NOT NULL,
	`filing_status` text NOT NULL,
	`lower_bound` real NOT NULL,
	`rate` real NOT NULL,
	`threshold_from` text NOT NULL,
	`rate_from` text NOT NULL,
	`carried` integer NOT NULL,
	`source_id` text NOT NULL,
	`source_file` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `jurisdiction`, `kind`, `filing_status`, `lower_bound`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `webhook_attempts` (
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
);
--> statement-breakpoint
CREATE TABLE `webhook_cancellations` (
	`webhook_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event_id` text NOT NULL,
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
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_latest` ON `webhook_deliveries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of_webhook` ON `webhook_deliveries` (`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_open` ON `webhook_deliveries` (`webhook_id`,`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_sweep` ON `webhook_deliveries` (`sweep_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_oldest` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`url` text NOT NULL,
	`description` text,
	`events` text NOT NULL,
	`content` text DEFAULT 'full' NOT NULL,
	`secret` text,
	`previous_secret` text,
	`previous_secret_until` integer,
	`status` text NOT NULL,
	`disabled_reason` text,
	`consecutive_failures` integer NOT NULL,
	`failing_since` integer,
	`last_event` text,
	`last_outcome` text,
	`last_response_status` integer,
	`last_attempt_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhooks_id` ON `webhooks` (`id`);
--> statement-breakpoint
-- Written by hand from here on: what the definitions of the tables cannot say.

-- What a batch relies on: inserting anything but 1 here ends it, and nothing of it stays.
CREATE VIEW `expectations` AS SELECT NULL AS `held` WHERE false;
--> statement-breakpoint
CREATE TRIGGER `expectations_hold` INSTEAD OF INSERT ON `expectations` WHEN new.`held` IS NOT 1 BEGIN
	SELECT RAISE(ABORT, 'expectation failed');
END;
--> statement-breakpoint
-- Words alone, each after its account and kind of record; the text stays in the tables. What is written
-- here has been folded and taken apart already, so that nothing but spaces separates words.
CREATE VIRTUAL TABLE `search_words` USING fts5(`words`, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '_.+#'");
--> statement-breakpoint
CREATE TRIGGER `search_entries_delete` AFTER DELETE ON `search_entries` BEGIN
	DELETE FROM `search_words` WHERE `rowid` = old.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update` AFTER UPDATE OF `company`, `title`, `location`, `notes` ON `jobs` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'job' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'job' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_search_update` AFTER UPDATE OF `name`, `email`, `company`, `title`, `notes` ON `contacts` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'contact' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_search_delete` AFTER DELETE ON `contacts` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'contact' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
-- Counts of records and their text in bytes, for each account and kind, so that totals and bounds need no
-- reading of all rows.
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
--> statement-breakpoint
-- Bytes of stored responses for each account.
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
--> statement-breakpoint
-- The rounds of interviews with a time, each an entry of the calendar; one that was cancelled is none.
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
CREATE TABLE `oauth_device_requests` (
	`sha256` text PRIMARY KEY NOT NULL,
	`user_code_hash` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`resource` text NOT NULL,
	`scopes` text NOT NULL,
	`network_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`polled_at` integer,
	`denied_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_device_requests_user_code` ON `oauth_device_requests` (`user_code_hash`);--> statement-breakpoint
CREATE INDEX `oauth_device_requests_created` ON `oauth_device_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `wage_level_areas` (
	`dataset_id` integer NOT NULL,
	`area_code` text NOT NULL,
	`title` text NOT NULL,
	`type` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `area_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `wage_levels` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`title` text NOT NULL,
	`wage_year` integer NOT NULL,
	`unit` text NOT NULL,
	`levels` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE TABLE `inboxes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`is_on` integer NOT NULL,
	`applies_at_once` integer NOT NULL,
	`senders` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inboxes_by_address` ON `inboxes` (`address`);--> statement-breakpoint
CREATE TABLE `incoming_mails` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`gzip` text NOT NULL,
	`received_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`claim` text,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incoming_mails_by_id` ON `incoming_mails` (`id`);--> statement-breakpoint
CREATE INDEX `incoming_mails_due` ON `incoming_mails` (`due_at`);--> statement-breakpoint
CREATE TABLE `mail_counts` (
	`user_id` text NOT NULL,
	`period` text NOT NULL,
	`sender` text NOT NULL,
	`mails` integer NOT NULL,
	PRIMARY KEY(`user_id`, `period`, `sender`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_counts_period` ON `mail_counts` (`period`);--> statement-breakpoint
CREATE TABLE `mails` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`identity` text NOT NULL,
	`message_hash` text,
	`sender` text,
	`sender_name` text,
	`subject` text NOT NULL,
	`received_at` integer NOT NULL,
	`checks` text NOT NULL,
	`system` text,
	`kind` text NOT NULL,
	`evidence` text,
	`company` text,
	`title` text,
	`invitation` text,
	`invitation_uid` text,
	`code` text,
	`link` text,
	`job_id` text,
	`needs_job` integer NOT NULL,
	`state` text NOT NULL,
	`change` text,
	`is_automatic` integer NOT NULL,
	`decided_at` integer,
	`has_raw` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_by_identity` ON `mails` (`user_id`,`identity`);--> statement-breakpoint
CREATE INDEX `mails_newest` ON `mails` (`user_id`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_by_state` ON `mails` (`user_id`,`state`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_by_message` ON `mails` (`user_id`,`message_hash`) WHERE "mails"."message_hash" is not null;--> statement-breakpoint
CREATE INDEX `mails_by_invitation` ON `mails` (`user_id`,`invitation_uid`) WHERE "mails"."invitation_uid" is not null;
--> statement-breakpoint
CREATE TABLE `documents` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_by_job` ON `documents` (`user_id`,`job_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_by_size` ON `documents` (`user_id`,`bytes`);--> statement-breakpoint
CREATE TABLE `loose_files` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `loose_files_due` ON `loose_files` (`due_at`);
--> statement-breakpoint
-- Whatever deletes a document, its file is deleted soon after.
CREATE TRIGGER `documents_delete` AFTER DELETE ON `documents` BEGIN
	INSERT INTO `loose_files` (`key`, `due_at`) VALUES (old.`user_id` || '/' || old.`id`, 0)
		ON CONFLICT (`key`) DO UPDATE SET `due_at` = 0;
END;
