/** Lets editors use each component of the folder blocks in every zone named blocks. */
function offerEveryBlock(strapi) {
  const blocks = Object.values(strapi.components)
    .filter(({ category }) => category === "blocks")
    .toSorted((one, other) => one.info.displayName.localeCompare(other.info.displayName, "fr"))
    .map(({ uid }) => uid);
  for (const type of Object.values(strapi.contentTypes)) {
    for (const { attributes } of [type, type.__schema__]) {
      if (attributes.blocks?.type === "dynamiczone") attributes.blocks.components = blocks;
    }
  }
}

module.exports = { offerEveryBlock };
