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
