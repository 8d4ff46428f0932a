CREATE TABLE `city_aliases` (
	`dataset_id` integer NOT NULL,
	`alias` text NOT NULL,
	`city_slug` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `alias`),
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
ALTER TABLE `title_statistics` ADD `p10` real;--> statement-breakpoint
ALTER TABLE `title_statistics` ADD `p90` real;--> statement-breakpoint
ALTER TABLE `title_statistics` ADD `contradicts` integer DEFAULT false NOT NULL;