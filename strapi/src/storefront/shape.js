/** Blocks nest this deep in the shop; a group that holds itself ends here. */
const deepest = 3;

const references = {
  "api::product.product": ["sku", "slug", "name"],
  "api::sample.sample": ["slug"],
  "api::category.category": ["name", "path"],
  "api::faq-theme.faq-theme": ["slug", "name", "intro"],
};
const groupUid = "api::block-group.block-group";

/** The fields of schema.json, without those that Strapi adds. */
const fieldsOf = (uid) => (strapi.components[uid] ?? strapi.contentTypes[uid]).__schema__.attributes;

/** Names everything below an entry, because Strapi fills nothing in by itself. */
function populateOf(uid, names, depth = 1) {
  const fields = Object.entries(fieldsOf(uid)).filter(([name]) => !names || names.includes(name));
  return Object.fromEntries(
    fields.flatMap(([name, attribute]) => {
      const populate = populateOfField(attribute, depth);
      return populate ? [[name, populate]] : [];
    }),
  );
}

function populateOfField(attribute, depth) {
  switch (attribute.type) {
    case "media":
      return true;
    case "component":
      return { populate: populateOf(attribute.component, undefined, depth) };
    case "dynamiczone":
      return {
        on: Object.fromEntries(
          attribute.components.map((uid) => [uid, { populate: populateOf(uid, undefined, depth) }]),
        ),
      };
    case "relation":
      if (attribute.target === groupUid)
        return depth < deepest ? { populate: populateOf(groupUid, undefined, depth + 1) } : undefined;
      return references[attribute.target] && !attribute.mappedBy?.match(/^(parent|category)$/)
        ? { select: ["documentId", ...references[attribute.target]] }
        : undefined;
    default:
      return undefined;
  }
}

/** The declared fields of an entry or component as the shop reads them. */
function present(uid, entry, names) {
  const attributes = fieldsOf(uid);
  const shown = Object.keys(attributes).filter((name) => name in entry && (!names || names.includes(name)));
  return Object.fromEntries(shown.map((name) => [name, presentField(attributes[name], entry[name])]));
}

function presentField(attribute, value) {
  if (value === null || value === undefined) return value;
  switch (attribute.type) {
    case "media":
      return Array.isArray(value) ? value.map(picture) : picture(value);
    case "component":
      return Array.isArray(value)
        ? value.map((one) => presentComponent(attribute.component, one))
        : presentComponent(attribute.component, value);
    case "dynamiczone":
      return value.map(presentBlock);
    case "relation":
      return Array.isArray(value) ? value.map(reference) : reference(value);
    default:
      return value;
  }
}

const presentComponent = (uid, value) => (uid === "texts.line" ? value.text : present(uid, value));

function presentBlock({ __component, ...block }) {
  const { group, ...fields } = present(__component, block);
  const isGroup = __component === "blocks.composite";
  return { __component, ...fields, ...(isGroup ? { blocks: blocksOf(block.group) } : {}) };
}

const blocksOf = (group) => (group?.blocks ?? []).map(presentBlock);

const picture = ({ url, alternativeText, width, height }) => ({ url, alternativeText, width, height });

/** The document's id outlives a publish, the row's does not. */
const reference = ({ id: _, documentId, ...fields }) => ({ id: documentId, ...fields });

module.exports = { populateOf, present };
