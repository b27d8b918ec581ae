import { featureNames } from "../shared/features.ts";

/** Markdown for `docs/configuration.md`; `npm run configuration` adds defaults, demo values and limits. */
export const variableDescriptions: Record<string, string> = {
  CHANNEL_CODE: "Channel that every e-commerce call names.",
  ECOMMERCE_URL: "Base address of the e-commerce API (Sylius); ends in `/api/v2`.",
  ECOMMERCE_VERSION:
    "Version of Sylius: `1.10`, `1.11`, `1.12`, `1.13` (also for 1.14) or `2.0` ([differences](decisions/030-versions.md)).",
  ECOMMERCE_LOCALE:
    "Locale as the channel spells it, `fr_FR` for most; sent with every call, a new cart and a reset mail.",
  OBJECT_JURISDICTION:
    "`eu` keeps Durable Objects in the European Union; empty: near the visitor. A change begins with empty objects ([deployment](deployment.md#jurisdiction)).",
  CONTENT_URL: "Base address of the content system (Strapi); ends in `/api`.",
  CONTENT_TOKEN: "Its API token, sent as `Authorization: Bearer`; empty if its answers are public.",
  CONTENT_LOCALE: "Its name for the shop's locale.",
  PAYMENT_PAGES: "Folders of the payment gateway's own pages. Shoppers are sent nowhere else to pay.",
  RECURRING_PAYMENTS:
    "Codes of the payment methods that can be charged again without the customer. An order with a subscription accepts no other ([045](decisions/045-charged-again.md)).",
  FEATURES: `Features that are on, by the beginning of their names: ${featureNames.map((name) => `\`${name}\``).join(", ")}. A name that matches none is logged. Nothing links to a screen whose feature is off. \`returning-customer\` sends a signed-in customer who comes back from home to the account, once per visit. \`subscription-redirect\` sends a customer with one subscription from the list to it, \`order-redirect\` from an unpaid order to its checkout. Sylius itself has the calls of \`returning-customer\` and \`order-redirect\`; the others need calls of the API's own ([services](services.md#features)). What is off is absent everywhere, and its calls are never made. \`/_sandbox/\` switches features in the demo, \`npm run switch\` anywhere.`,
  MAINTENANCE: "Beginnings of the names of routes in maintenance; `npm run switch` changes them at run time.",
  PLATFORM_ENVIRONMENT: "Environment that every event names.",
  STORE_CODE: "Store that every event names.",
  BOT_CHECK_SECRET:
    "The worker's key for the bot check, 16 characters or more. It also signs when a form was shown and who goes to the identity provider, so it is needed even without a bot check.",
  BOT_CHECK_SCRIPT_URL: "Script of the bot check, compatible with reCAPTCHA v3.",
  BOT_CHECK_HOSTS: "Other folders that this script loads from, as addresses.",
  BOT_CHECK_SITE_KEY: "The shop's public key.",
  BOT_CHECK_VERIFY_URL: "Address where the worker verifies tokens.",
  PICTURES_URL: "Address that delivers pictures in any requested size.",
  PICTURE_HOSTS: "Other hosts whose pictures the content system may show, unresized.",
  UPLOAD_URL: "Image host's address for photos (ImageKit's upload); empty if no photo can be sent.",
  UPLOAD_AUTHENTICATION_URL:
    "Signs uploads: answers `{signature, token, expire}` to a GET. The private key is there, never in the shop.",
  UPLOAD_PUBLIC_KEY: "Key by which the image host knows the shop.",
  SEARCH_URL: "Search service (Algolia's API); empty for the vendor's own hosts.",
  SEARCH_APP_ID: "Application of the search service.",
  SEARCH_KEY: "Its search-only key, for all indexes of the prefix.",
  SEARCH_INDEX_PREFIX: "Prefix of the indexes `products`, `listings`, `categories` and `pages`.",
  SEARCH_REPLICAS:
    "Replica indexes that sort results, as `order=name`. Orders are the words of addresses (`tri=prix`); an order without a replica is not offered.",
  SEARCH_LISTINGS_ABOVE:
    "A category of more products than this is listed by the search index, once `npm run search:push` has written it with the same number ([010](decisions/010-search-index.md)).",
  EMBED_HOSTS: "Hosts whose pages may be shown in a frame: videos, maps.",
  WEB_VIEW_HEADER:
    "Header by which the application's web view is known. Without it and without the cookie, `/web-view/…` is not found ([046](decisions/046-web-views.md)).",
  WEB_VIEW_COOKIE: "Cookie by which the web view is known; `/_sandbox/application` sets the demo's.",
  MAP_TILES_URL:
    "Map tiles, an address with `{z}`, `{x}`, `{y}`; empty: shops and pickup points are a list without a map.",
  MAP_TILES_ATTRIBUTION: "Who made the tiles.",
  ADDRESS_SEARCH_URL:
    "National address base, `https://data.geopf.fr/geocodage`: suggests French addresses; empty: no suggestions. The page of personal data names it if it is set ([063](decisions/063-mended-input.md)).",
  PRICES_WITHOUT_TAX:
    "`beside`, for a channel of professionals: prices of formats are shown without tax as well.",
  MARKETING_URL: "Marketing service, as the browser reaches it; empty: no events and no popups of campaigns.",
  MARKETING_WORKER_URL:
    "The same service as the worker reaches it, for the bar above the header and the A/B tests; empty: `MARKETING_URL` if it is an `https:` address, otherwise not called.",
  MARKETING_COOKIES:
    "Cookies that the marketing service sets itself. The cookie page names them; they are cleared when consent is refused if `MARKETING_URL` is a path.",
  MARKETING_APP_NAME: "Name by which the service knows the shop; the locale is appended.",
  TRACKED_EVENTS: "Events that are sent; empty: all.",
  TAG_MANAGER_ID: "Container or measurement id (`GTM-…` or `G-…`); empty for none.",
  TAG_MANAGER_URL: "Origin of its script: Google, or a proxy.",
  TAG_HOSTS:
    "Other hosts that its tags may reach; `*.` stands for all subdomains. Google Analytics needs `*.google-analytics.com,*.analytics.google.com,*.googletagmanager.com`.",
  EXIT_INTENT:
    "`off`: the shop does not react when a visitor is about to leave, and leaves links to other hosts alone; `npm run switch` changes it at run time.",
  MEASURE_SHARE:
    "Share of page views whose vitals, navigations and long waits are measured, `0` to `1`. Script errors are reported from all ([069](decisions/069-measures.md)).",
  LOG_SHARE:
    "Share of answered reads without a failure that get a log line, `0` to `1`; all others get one. Calls behind the answer are counted for the same share ([the log line](request-lifecycle.md#the-log-line-of-a-request)).",
  LANGUAGE_SITES:
    "Sites of the shop in other languages (`nl`, `de`, `it`, `en`), as `nl=https://…`: offered to browsers that prefer one of them to French.",
  COMMUNICATION_LANGUAGES:
    "Languages of letters and mails, by ISO 639-1; customers choose if there are several.",
  CONTRACT_WEBHOOK_URL:
    "Where terminations and withdrawals are posted as signed JSON instead of to the e-commerce API; empty: to the API ([services](services.md#ends-of-contracts)).",
  CONTRACT_WEBHOOK_SECRET: "Signs them, 16 characters or more.",
  CONTENT_WEBHOOK:
    "`on`: the content system tells the shop what it publishes, so content stays fresh until then ([rule](rules/content.md#caching-of-content)); `off`: it ages by time.",
  CONTENT_WEBHOOK_SECRET:
    "Signs the content system's publish calls, 16 characters or more ([services](services.md#publishing-content)).",
  MAIL_LINK_SECRET:
    "Signs the links of mails that open a page without a login, 16 characters or more; the e-commerce API signs with the same ([services](services.md#features)); empty: those pages do not exist.",
  HEALTH_SECRET: "Bearer token of `/health/deep`, 16 characters or more; empty: that page does not exist.",
  ERROR_TRACKER_URL:
    "Gets each error of the worker's log by POST, as the JSON line that is logged (no personal data), at most five of a request; empty: none.",
  INDEXNOW_KEY:
    "Key with which search engines are told of each publish ([IndexNow](https://www.indexnow.org/documentation)), served as `/<key>.txt`; empty: they are not told.",
  SECURITY_CONTACT:
    "Where to report a vulnerability, `mailto:` or `https:`, for `/.well-known/security.txt`; empty for none.",
  IDENTITY_ISSUER:
    "Issuer of the OpenID Connect provider for third-party login; empty for none. A path is the stand-in's.",
  IDENTITY_CLIENT_ID:
    "The shop's client there; register `https://<shop>/api/session/identity` as its redirect address.",
  IDENTITY_CLIENT_SECRET: "Its secret; empty for a public client.",
  IDENTITY_SCOPES: "Scopes that are asked for; begin with `openid`.",
  IDENTITY_NAME: "Name on the login button.",
};

export const limitDescriptions: Record<string, string> = {
  CONTACT_LIMIT: "messages to customer service, by network address and by e-mail",
  CONTRACT_LIMIT: "steps of ending a contract or withdrawing from it, by network address",
  CONSENT_LIMIT: "choices of cookies, by network address",
  NEWSLETTER_LIMIT: "newsletter subscriptions, by network address and by e-mail",
  STOCK_NOTIFICATION_LIMIT: "requests for an e-mail when a format returns, by network address and by e-mail",
  UNCHECKED_LIMIT:
    "contact, newsletter and stock forms without the bot check (no scripts, or a check that is blocked or broken), by network address and by page shown",
  SIGN_IN_LIMIT: "steps of the login, by network address",
  PASSWORD_LIMIT: "passwords tried and accounts opened, by e-mail and network address together",
  ACCOUNT_LIMIT: "passwords tried and accounts opened, by e-mail from all networks",
  RESET_MAIL_LIMIT: "mails with a link for a new password, by e-mail",
  UNCHECKED_SIGN_IN_LIMIT:
    "steps of the login that ask for the bot check, without it, by network address and by page shown",
  PERSONAL_LIMIT: "exports of personal data, deletion requests and confirmation mails, each by customer",
  UPLOAD_LIMIT: "photos, by customer; without scripts by network address too",
  SEARCH_LIMIT:
    "pages of results, and of large categories with a filter or another order, by network address",
  SUGGESTIONS_LIMIT: "search suggestions, by network address",
  NEW_CART_LIMIT: "new carts, by network address",
  COUPON_LIMIT: "codes tried, by network address; on a subscription by customer",
  CHALLENGE_LIMIT: "bot checks of forms whose network is over its limit, by network address",
  REFRESH_LIMIT: "session refreshes, by network address",
  REPORT_LIMIT: "browser reports about the content security policy, by network address",
  MEASURES_LIMIT: "browser reports about a visit, by network address",
  POPUP_LIMIT: "texts of popups to render, by network address",
  ADDRESS_SUGGESTIONS_LIMIT: "address suggestions, by network address",
  FEED_LIMIT: "files of product feeds, by network address",
  MAIL_LINK_LIMIT: "pages that a mail opens without a login, by network address",
  HEALTH_LIMIT: "calls of `/health/deep`, by network address",
  PICKUP_POINTS_LIMIT: "searches for relay points, by network address",
};

export const longLimitDescriptions: Record<string, string> = {
  RESET_MAILS: "links for a new password, by e-mail",
  CONFIRMATION_MAILS:
    "mails that confirm an e-mail, by e-mail; changes of an e-mail, by customer and by the new e-mail",
  NEWSLETTER_MAILS: "newsletter subscriptions, by e-mail",
  STOCK_MAILS: "requests for an e-mail when a format returns, by e-mail",
  CONTACT_MAILS: "messages to customer service, by e-mail",
  INVITATION_MAILS: "invitations of a friend, by the friend's e-mail",
  CONTRACT_MAILS: "contracts ended or withdrawn from, by e-mail and network address together",
  CONTRACT_NETWORK_MAILS: "contracts ended or withdrawn from, by network address",
  LOOK_UPS: "e-mails looked up at the login, by network address; further ones need the bot check",
};
