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
	`confirmed` text,
	`outcome` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_files_expired` ON `import_files` (`expires_at`);