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
CREATE TABLE `related_occupations` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`related_code` text NOT NULL,
	`rank` integer NOT NULL,
	`shared` integer NOT NULL,
	`either` integer NOT NULL,
	PRIMARY KEY(`dataset_id`, `soc_code`, `related_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
