module.exports = {
  upload: { config: { sizeLimit: 20 * 1024 * 1024, security: { allowedTypes: ["image/*"] } } },
};
