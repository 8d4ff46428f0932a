CREATE TABLE `companies` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`employers` text NOT NULL,
	`filings` integer NOT NULL,
	`filed_wages` integer NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `company_levels` (
	`dataset_id` integer NOT NULL,
	`company_slug` text NOT NULL,
	`rank` integer NOT NULL,
	`level` text NOT NULL,
	`title` text,
	`filings` integer NOT NULL,
	`base` integer,
	`reason` text,
	PRIMARY KEY(`dataset_id`, `company_slug`, `rank`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
CREATE INDEX `submissions_group` ON `submissions` (`role_slug`,`city_slug`,`released`);