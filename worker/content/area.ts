import type { Area } from "../area.ts";
import { loadBlocks, loadHome, loadLanding, loadMaintenance, loadPage } from "./content.ts";
import { contentWebhook } from "./content-webhook.ts";
import { loadFaq } from "./faq.ts";
import { previewApi } from "./preview-api.ts";

export const content: Area = {
  screens: {
    index: { load: loadHome },
    "page-page": { load: loadPage },
    "landing-landing": { load: loadLanding },
    "faq-faqQuery": { load: loadFaq },
    maintenance: { load: loadMaintenance },
    blocs: { load: loadBlocks },
  },
  api: { preview: previewApi },
  webhooks: { content: contentWebhook },
};
