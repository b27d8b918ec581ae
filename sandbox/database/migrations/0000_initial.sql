CREATE TABLE `closures` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`closedAt` text NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `frequencies` (
	`days` integer PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`label` text NOT NULL,
	`description` text
);
--> statement-breakpoint
CREATE TABLE `variants` (
	`code` text PRIMARY KEY NOT NULL,
	`sku` text NOT NULL,
	`productName` text NOT NULL,
	`variantName` text NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`price` integer NOT NULL,
	`subscriptionPrice` integer NOT NULL,
	`stock` integer NOT NULL,
	`sellable` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`alias` text,
	`address` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `addresses_customer` ON `addresses` (`customerId`);--> statement-breakpoint
CREATE TABLE `animal_weights` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`animalId` integer NOT NULL,
	`weight` integer NOT NULL,
	`measuredAt` text NOT NULL,
	FOREIGN KEY (`animalId`) REFERENCES `animals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `animal_weights_animal` ON `animal_weights` (`animalId`);--> statement-breakpoint
CREATE TABLE `animals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`type` text NOT NULL,
	`gender` text NOT NULL,
	`name` text NOT NULL,
	`breed` text,
	`birthday` text,
	`weight` integer,
	`sterilized` integer,
	`condition` integer,
	`activity` text,
	`feature` text,
	`feeds` text DEFAULT '[]' NOT NULL,
	`kibbleBrand` text,
	`oldKibbleBrand` text,
	`onlyThisBrand` integer DEFAULT false NOT NULL,
	`picture` text,
	`updatedAt` text NOT NULL,
	`deletedAt` text,
	`deletionReason` text,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `animals_customer` ON `animals` (`customerId`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`firstName` text NOT NULL,
	`lastName` text NOT NULL,
	`gender` text DEFAULT 'u' NOT NULL,
	`birthday` text,
	`defaultAddress` text,
	`subscribedToNewsletter` integer DEFAULT false NOT NULL,
	`subscriber` integer DEFAULT false NOT NULL,
	`lastOrderDate` text,
	`communicationLanguage` text DEFAULT 'fr' NOT NULL,
	`sponsorCode` text,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_email_unique` ON `customers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `customers_sponsorCode_unique` ON `customers` (`sponsorCode`);--> statement-breakpoint
CREATE TABLE `deletion_requests` (
	`customerId` integer PRIMARY KEY NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `former_emails` (
	`customerId` integer NOT NULL,
	`email` text NOT NULL,
	`heldUntil` text NOT NULL,
	PRIMARY KEY(`customerId`, `email`),
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mailed_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`customerId` integer NOT NULL,
	`expiresAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`customerId` integer NOT NULL,
	`expiresAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sponsorships` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`email` text NOT NULL,
	`friendId` integer,
	`state` text DEFAULT 'sent' NOT NULL,
	`reward` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`friendId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sponsorships_friend` ON `sponsorships` (`customerId`,`email`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`passwordHash` text NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_customerId_unique` ON `users` (`customerId`);--> statement-breakpoint
CREATE TABLE `marketing_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receivedAt` text NOT NULL,
	`purposes` text,
	`refusedBySignal` integer NOT NULL,
	`sender` text NOT NULL,
	`visitor` text NOT NULL,
	`locale` text NOT NULL,
	`body` text NOT NULL,
	`answered` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `marketing_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receivedAt` text NOT NULL,
	`purposes` text,
	`refusedBySignal` integer NOT NULL,
	`visitor` text NOT NULL,
	`campaign` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `marketing_reports_visitor` ON `marketing_reports` (`visitor`,`campaign`);--> statement-breakpoint
CREATE TABLE `tag_hits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receivedAt` text NOT NULL,
	`purposes` text,
	`refusedBySignal` integer NOT NULL,
	`tag` text NOT NULL,
	`hit` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `measured_points` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dataset` text NOT NULL,
	`timestamp` integer NOT NULL,
	`sampleInterval` integer NOT NULL,
	`index1` text NOT NULL,
	`blobs` text NOT NULL,
	`doubles` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `measured_points_timestamp` ON `measured_points` (`dataset`,`timestamp`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`orderId` integer NOT NULL,
	`variantCode` text NOT NULL,
	`quantity` integer NOT NULL,
	`subscriptionInterval` integer DEFAULT 0 NOT NULL,
	`onceQuantity` integer DEFAULT 0 NOT NULL,
	`unitPrice` integer NOT NULL,
	`originalUnitPrice` integer NOT NULL,
	`sourceItemList` text,
	`upsell` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variantCode`) REFERENCES `variants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_items_variant` ON `order_items` (`orderId`,`variantCode`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tokenValue` text NOT NULL,
	`number` text,
	`state` text DEFAULT 'cart' NOT NULL,
	`checkoutState` text DEFAULT 'cart' NOT NULL,
	`paymentState` text DEFAULT 'cart' NOT NULL,
	`shippingState` text DEFAULT 'cart' NOT NULL,
	`currencyCode` text DEFAULT 'EUR' NOT NULL,
	`localeCode` text NOT NULL,
	`channelCode` text NOT NULL,
	`customerId` integer,
	`couponCode` text,
	`billingAddress` text,
	`shippingAddress` text,
	`shippingMethod` text,
	`pickupPoint` text,
	`createdAt` text NOT NULL,
	`checkoutCompletedAt` text,
	`subscriptionId` integer,
	`period` integer,
	`frozenAt` text,
	`charges` integer DEFAULT 0 NOT NULL,
	`nextChargeAt` text,
	`shipsAt` text,
	`shippedAt` text,
	`deliveredAt` text,
	`trackingCode` text,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_tokenValue_unique` ON `orders` (`tokenValue`);--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`customerId`,`checkoutCompletedAt`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_period` ON `orders` (`subscriptionId`,`period`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`orderId` integer NOT NULL,
	`method` text,
	`state` text DEFAULT 'cart' NOT NULL,
	`gatewayToken` text,
	`isAuthenticating` integer DEFAULT false NOT NULL,
	`decided` text,
	`bankCode` text,
	`bankMessage` text,
	`amount` integer,
	`chosenAt` text,
	`card` text,
	`returnPath` text,
	`completedAt` text,
	FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_gatewayToken_unique` ON `payments` (`gatewayToken`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`orderId`);--> statement-breakpoint
CREATE TABLE `lot_recalls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variantCode` text NOT NULL,
	`lots` text NOT NULL,
	`text` text NOT NULL,
	`publishedAt` text NOT NULL,
	FOREIGN KEY (`variantCode`) REFERENCES `variants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `contact_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`orderId` text,
	`productName` text,
	`fileName` text,
	`fileType` text,
	`fileSize` integer,
	`fileKey` text,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contract_terminations` (
	`reference` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`contractNumber` text NOT NULL,
	`date` text,
	`receivedAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`sentAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`couponCode` text,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_couponCode_unique` ON `newsletter_subscriptions` (`couponCode`);--> statement-breakpoint
CREATE TABLE `stock_notifications` (
	`variantCode` text NOT NULL,
	`email` text NOT NULL,
	`createdAt` text NOT NULL,
	`toldAt` text,
	PRIMARY KEY(`variantCode`, `email`)
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`reference` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`orderNumber` text NOT NULL,
	`items` text,
	`receivedAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bot_check_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`hostname` text NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer NOT NULL,
	`collection` text NOT NULL,
	`key` text NOT NULL,
	`json` text NOT NULL,
	`updatedAt` text NOT NULL,
	PRIMARY KEY(`collection`, `key`)
);
--> statement-breakpoint
CREATE TABLE `faults` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`service` text NOT NULL,
	`mode` text NOT NULL,
	`delay` integer DEFAULT 0 NOT NULL,
	`jitter` integer DEFAULT 0 NOT NULL,
	`status` integer DEFAULT 500 NOT NULL,
	`path` text DEFAULT '' NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`remaining` integer
);
--> statement-breakpoint
CREATE TABLE `identity_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`redirectUri` text NOT NULL,
	`challenge` text NOT NULL,
	`nonce` text,
	`scope` text NOT NULL,
	`email` text NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `identity_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kid` text NOT NULL,
	`privateKey` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_keys_kid_unique` ON `identity_keys` (`kid`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `card_updates` (
	`token` text PRIMARY KEY NOT NULL,
	`subscriptionId` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`card` text,
	`returnPath` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscription_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscriptionId` integer NOT NULL,
	`kind` text NOT NULL,
	`happenedAt` text NOT NULL,
	`by` text DEFAULT 'shop' NOT NULL,
	`period` integer,
	`orderId` integer,
	`amount` integer,
	`text` text NOT NULL,
	FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `subscription_events_subscription` ON `subscription_events` (`subscriptionId`);--> statement-breakpoint
CREATE TABLE `subscription_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscriptionId` integer NOT NULL,
	`variantCode` text NOT NULL,
	`quantity` integer NOT NULL,
	`once` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variantCode`) REFERENCES `variants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_items_line` ON `subscription_items` (`subscriptionId`,`variantCode`,`once`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`customerId` integer NOT NULL,
	`state` text DEFAULT 'active' NOT NULL,
	`createdAt` text NOT NULL,
	`subscriptionInterval` integer NOT NULL,
	`nextShipmentDate` text,
	`shippedCount` integer DEFAULT 0 NOT NULL,
	`shippingAddress` text NOT NULL,
	`billingAddress` text NOT NULL,
	`shippingMethod` text NOT NULL,
	`pickupPoint` text,
	`paymentMethod` text NOT NULL,
	`card` text,
	`couponCodes` text DEFAULT '[]' NOT NULL,
	`pausedUntil` text,
	`plannedShipmentDate` text,
	`originOrderId` integer,
	`period` integer DEFAULT 1 NOT NULL,
	`frozen` text,
	`frozenAt` text,
	`remindedOfDate` text,
	`cardRemindedAt` text,
	`abortedAt` text,
	`abortReason` text,
	`abortMessage` text,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_number_unique` ON `subscriptions` (`number`);--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customerId`);--> statement-breakpoint
CREATE INDEX `subscriptions_origin` ON `subscriptions` (`originOrderId`);