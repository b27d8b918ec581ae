module.exports = ({ env }) => ({ level: env("LOG_LEVEL", "info") });
