// A connection of its own for the operator's work: migrations, checks.
import pg from 'pg';

export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
