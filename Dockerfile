# One image for the web process; the database stands beside it (compose.yaml). Build with --pull: the tag moves with Node's patches.
FROM node:24.22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24.22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/.build ./.build
COPY package.json next.config.mjs ./
COPY public ./public
COPY db/migrations ./db/migrations
COPY server/seed/data ./server/seed/data
COPY lib/services/attachments/inspection/image-worker.mjs ./lib/services/attachments/inspection/image-worker.mjs
# Files, mails and the plans in force; everything else is read only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between: SIGTERM reaches the process, which finishes what is under way within 25 seconds.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=32", ".build/server.mjs"]
