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
ALTER TABLE `activities` ADD `origin` text;--> statement-breakpoint
CREATE UNIQUE INDEX `activities_by_origin` ON `activities` (`user_id`,`origin`) WHERE "activities"."origin" is not null;--> statement-breakpoint
ALTER TABLE `calendar_events` ADD `origin` text;--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_events_by_origin` ON `calendar_events` (`user_id`,`origin`) WHERE "calendar_events"."origin" is not null;--> statement-breakpoint
ALTER TABLE `mood_checkins` ADD `origin` text;--> statement-breakpoint
CREATE UNIQUE INDEX `mood_checkins_by_origin` ON `mood_checkins` (`user_id`,`origin`) WHERE "mood_checkins"."origin" is not null;