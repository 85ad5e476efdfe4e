# The screen is built with the development packages; the server runs without them.
FROM node:24-slim AS screen
WORKDIR /srv/errantry
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY vite.config.ts ./
COPY scripts ./scripts
COPY src ./src
RUN npx vite build

FROM node:24-slim
WORKDIR /srv/errantry
# The optional packages are copies of Node, which the image has already.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
  && npm cache clean --force \
  && mkdir /data && chown node:node /data
COPY src ./src
COPY --from=screen /srv/errantry/dist ./dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1: it gets SIGTERM, and stops in order.
CMD ["node", "src/server/main.ts"]
