CREATE TABLE `account_moves` (
	`account_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`direction` text NOT NULL,
	`state` text NOT NULL,
	`origin` text NOT NULL,
	`started_at` integer NOT NULL,
	`moved_at` integer
);
