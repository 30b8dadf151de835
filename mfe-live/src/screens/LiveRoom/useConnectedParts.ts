import { useEffect } from 'react';
import { selectIsConnected, useRoomSelector } from '@standby/room-parts/room-context';
import { ServerLinks } from '../../components/ShareDialog/ShareDialog';
import { ServerHistory } from '../../components/ShowReport/ShowReport';
import {
  ConnectionBadge,
  ConnectionButton,
  ConnectionDialog,
  Elsewhere,
  LostActs,
  RejectedActs,
} from './ConnectionStatus/lazy-parts';
import { CallBoard, CallDialog, DepartmentsDialog, HoldControls } from './Calls/lazy-parts';
import { QuestionActions } from './Messages/lazy-parts';
import { MissingBanner, MissingLine } from './Missing/lazy-parts';
import { CuesLine } from './ShowMode/lazy-parts';

const parts = [
  ConnectionButton,
  ConnectionBadge,
  ConnectionDialog,
  Elsewhere,
  LostActs,
  RejectedActs,
  QuestionActions,
  MissingBanner,
  MissingLine,
  CuesLine,
  HoldControls,
  CallBoard,
  CallDialog,
  DepartmentsDialog,
  ServerLinks,
  ServerHistory,
];

/**
 * Preloads all lazy parts of a connected desk, because none could load while the server is gone.
 */
export function useConnectedParts(): void {
  const isConnected = useRoomSelector(selectIsConnected);
  useEffect(() => {
    if (isConnected) for (const part of parts) void part.preload();
  }, [isConnected]);
}
