const { extname } = require("node:path");
const { uidOf } = require("../storefront/entries.js");

/** Names by which the content refers to an entry, the first of which also changes it. */
const namesOf = {
  product: ["sku", "slug"],
  category: ["path"],
  sample: ["slug"],
  "faq-theme": ["slug"],
};
const typeOf = (uid) => uid.split(".").at(-1);

function openEntries() {
  const known = new Map();
  const files = new Map();

  return {
    async create(type, entry) {
      const data = await dataOf(uidOf(type), entry);
      const { documentId } = await strapi.documents(uidOf(type)).create({ data, status: "published" });
      for (const name of namesOf[type] ?? []) known.set(`${type} ${entry[name]}`, documentId);
      return documentId;
    },
    async change(type, name, fields) {
      const data = await dataOf(uidOf(type), fields);
      await strapi.documents(uidOf(type)).update({ documentId: idOf(type, name), data, status: "published" });
    },
  };

  async function dataOf(uid, entry) {
    const { attributes } = strapi.components[uid] ?? strapi.contentTypes[uid];
    const data = {};
    for (const [name, value] of Object.entries(entry)) {
      if (name === "__component" || (name === "blocks" && uid === "blocks.composite")) continue;
      if (!attributes[name]) throw new Error(`${uid} has no field ${name}`);
      if (!isEmpty(value)) data[name] = await fieldOf(attributes[name], value);
    }
    if (uid === "blocks.composite") data.group = await groupOf(entry);
    return data;
  }

  async function fieldOf(attribute, value) {
    switch (attribute.type) {
      case "media":
        return attribute.multiple ? inOrder(value, fileOf) : fileOf(value);
      case "component": {
        const write = (one) =>
          attribute.component === "texts.line" ? { text: one } : dataOf(attribute.component, one);
        return attribute.repeatable ? inOrder(value, write) : write(value);
      }
      case "dynamiczone":
        return inOrder(value, async (block) => ({
          __component: block.__component,
          ...(await dataOf(block.__component, block)),
        }));
      case "relation": {
        const refer = (one) => idOf(typeOf(attribute.target), one.slug ?? one);
        return Array.isArray(value) ? value.map(refer) : refer(value);
      }
      default:
        return value;
    }
  }

  function idOf(type, name) {
    const documentId = known.get(`${type} ${name}`);
    if (!documentId) throw new Error(`There is no ${type} ${name}.`);
    return documentId;
  }

  async function groupOf({ title, blocks }) {
    const number = (known.get("groups") ?? 0) + 1;
    known.set("groups", number);
    const name = [String(number).padStart(2, "0"), title].filter(Boolean).join(" – ");
    const data = await dataOf(uidOf("block-group"), { name, blocks });
    return (await strapi.documents(uidOf("block-group")).create({ data, status: "published" })).documentId;
  }

  /** One file for each text, because the media library keeps the text with the file. */
  async function fileOf({ url, alternativeText, width, height }) {
    const key = `${url} ${alternativeText}`;
    if (!files.has(key)) {
      const ext = extname(url);
      const name = url.split("/").slice(-2).join("-");
      const hash = url.slice(0, -ext.length).replaceAll("/", "_");
      const about = { ext, mime: "image/svg+xml", size: 1, provider: "local", folderPath: "/" };
      const data = { ...about, name, hash, url: `/${url}`, alternativeText, width, height };
      files.set(key, (await strapi.db.query("plugin::upload.file").create({ data })).id);
    }
    return files.get(key);
  }
}

/** An empty week of a shop stands for the usual hours, which are those of no week at all. */
const isEmpty = (value) =>
  value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

async function inOrder(values, write) {
  const written = [];
  for (const value of values) written.push(await write(value));
  return written;
}

module.exports = { openEntries };
