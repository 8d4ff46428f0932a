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
