// What a process measures of itself: samples that add up over processes, told to Prometheus on a port of their own.
import { createServer } from 'node:http';

/** `name{labels}` → value. All of them can be added up. */
export type Samples = Readonly<Record<string, number>>;

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Name → its type and what it is; docs/metrics.md tells them. */
export const described: Readonly<Record<string, readonly [type: 'counter' | 'gauge' | 'histogram', help: string]>> = {
  svend_http_requests_total: ['counter', 'Requests answered, by surface and status.'],
  svend_http_request_duration_seconds: ['histogram', 'From the head of a request to the end of its answer.'],
  svend_http_requests_in_flight: ['gauge', 'Requests that are being answered.'],
  svend_database_lane_queries: ['gauge', 'Short reads that wait for their answer on the shared connections.'],
  svend_database_pool_connections: ['gauge', 'Connections of the pool, by whether they are used.'],
  svend_database_pool_waiting: ['gauge', 'Requests that wait for a connection of the pool.'],
  svend_process_resident_memory_bytes: ['gauge', 'Memory of the processes that answer requests.'],
  svend_process_cpu_seconds_total: ['counter', 'Processor time of the processes that answer requests.'],
  svend_processes: ['gauge', 'Processes that answer requests.'],
};

interface Surface {
  readonly statuses: Map<number, number>;
  /** How many took so long, one more than there are buckets. */
  readonly durations: number[];
  seconds: number;
}

export class Metrics {
  readonly #surfaces = new Map<string, Surface>();
  readonly #gauges: [name: string, read: () => number][] = [];
  #inFlight = 0;

  /** A request has begun; what it returns is told its status when it has ended. */
  begin(name: string): (status: number) => void {
    const begun = performance.now();
    this.#inFlight += 1;
    return status => {
      this.#inFlight -= 1;
      const seconds = (performance.now() - begun) / 1000;
      const surface = this.#surfaceOf(name);
      surface.statuses.set(status, (surface.statuses.get(status) ?? 0) + 1);
      const at = buckets.findIndex(limit => seconds <= limit);
      surface.durations[at < 0 ? buckets.length : at]! += 1;
      surface.seconds += seconds;
    };
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.push([name, read]);
  }

  samples(): Samples {
    const { user, system } = process.cpuUsage();
    const samples: Record<string, number> = {
      svend_http_requests_in_flight: this.#inFlight,
      svend_process_resident_memory_bytes: process.memoryUsage.rss(),
      svend_process_cpu_seconds_total: (user + system) / 1_000_000,
      svend_processes: 1,
    };
    for (const [name, read] of this.#gauges) samples[name] = read();
    for (const [name, { statuses, durations, seconds }] of this.#surfaces) {
      const label = `surface="${name}"`;
      for (const [status, count] of statuses) samples[`svend_http_requests_total{${label},status="${status}"}`] = count;
      let total = 0;
      for (const [at, count] of durations.entries()) {
        total += count;
        samples[`svend_http_request_duration_seconds_bucket{${label},le="${buckets[at] ?? '+Inf'}"}`] = total;
      }
      samples[`svend_http_request_duration_seconds_sum{${label}}`] = seconds;
      samples[`svend_http_request_duration_seconds_count{${label}}`] = total;
    }
    return samples;
  }

  #surfaceOf(name: string): Surface {
    let surface = this.#surfaces.get(name);
    if (!surface) {
      surface = { statuses: new Map(), durations: Array(buckets.length + 1).fill(0), seconds: 0 };
      this.#surfaces.set(name, surface);
    }
    return surface;
  }
}

export function addUp(all: readonly Samples[]): Samples {
  const sum: Record<string, number> = {};
  for (const samples of all) {
    for (const [name, value] of Object.entries(samples)) sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

/** The Prometheus text format, version 0.0.4. */
function asText(samples: Samples): string {
  const lines = Object.entries(described).flatMap(([name, [type, help]]) => {
    const own = Object.entries(samples).filter(([key]) => key.replace(/(_(bucket|sum|count))?(\{.*)?$/, '') === name);
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...own.map(([key, value]) => `${key} ${value}`)];
  });
  return `${lines.join('\n')}\n`;
}

/** GET /metrics for whoever is on this machine; nobody else can reach the port. */
export async function serveMetrics(port: number, collect: () => Promise<Samples>): Promise<{ close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const body = asText(await collect());
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Port ${port} is taken. Set METRICS_PORT to another.`)));
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
