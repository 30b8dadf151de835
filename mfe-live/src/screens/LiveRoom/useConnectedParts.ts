import { useEffect } from 'react';
import { ServerLinks } from '../../components/ShareDialog/ShareDialog';
import { ServerHistory } from '../../components/ShowReport/ShowReport';
import {
  ConnectionBadge,
  ConnectionButton,
  ConnectionDialog,
  NotTaken,
} from './Connection/lazy-parts';
import { QuestionActions } from './Messages/lazy-parts';

const parts = [
  ConnectionButton,
  ConnectionBadge,
  ConnectionDialog,
  NotTaken,
  QuestionActions,
  ServerLinks,
  ServerHistory,
];

/** Loads all that a connected desk shows while there is a server: what is needed first when it is gone cannot be loaded then. */
export function useConnectedParts(isConnected: boolean): void {
  useEffect(() => {
    if (isConnected) for (const part of parts) void part.preload();
  }, [isConnected]);
}
