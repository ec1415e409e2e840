import { Component, type ReactNode } from 'react';

type AttemptProps = { instead: ReactNode; children: ReactNode };

/** What breaks in here, or never came, takes nothing else with it. */
export class Attempt extends Component<AttemptProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
