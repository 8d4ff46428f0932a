CREATE TABLE `idempotency_tallies` (
	`account_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
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
INSERT INTO `idempotency_tallies` (`account_id`, `bytes`)
SELECT `account_id`, sum(octet_length(`body`) + 500) FROM `idempotency_keys` WHERE `body` IS NOT NULL GROUP BY `account_id`;
--> statement-breakpoint
CREATE INDEX `oauth_grants_client` ON `oauth_grants` (`client_id`);