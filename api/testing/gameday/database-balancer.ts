import { startHaproxy } from './balancer.ts';
import type { ClusterNode } from './cluster-node.ts';

/** Starts HAProxy, which sends connections to the node that Patroni says is the primary. */
export function startDatabaseBalancer(port: number, nodes: ClusterNode[]) {
  const servers = nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  return startHaproxy(`global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
  retries 1
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`);
}
