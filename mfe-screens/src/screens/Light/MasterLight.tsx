import { useLayoutEffect, useState } from 'react';
import { Button } from '@standby/shared-ui';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { useRefreshedRoomView } from '@standby/room-parts/use-room-view';
import { createMasterLight, type DepartmentLight } from './create-light';
import { Bottom, Detail, Face, Lamp, Top, Word } from './Light.styles';
import { lightText, numbersOf } from './light-texts';
import { Tile, TileNext, TileNumbers, Tiles, TileWord } from './MasterLight.styles';
import { NextCue } from './NextCue';
import { Shape } from './Shape';

const selectCustom = ({ state }: RoomSnapshot) => state.calls?.custom ?? 'british';

/** The lights of all departments at once, for the wings and the desk. It only displays. */
export function MasterLight({ onLeave }: { readonly onLeave: () => void }) {
  const room = useRoom();
  const [master] = useState(createMasterLight);
  const [lights, refresh] = useRefreshedRoomView(master.compute);
  useLayoutEffect(() => {
    master.noteShown(lights, room.now());
    refresh();
  }, [master, lights, room, refresh]);

  const isCutOff = lights.length > 0 && lights.every(({ view }) => view.kind === 'no-connection');
  return (
    <Face>
      <Top>
        <h1>
          <small>All departments</small>
        </h1>
      </Top>
      {isCutOff ? (
        <CutOff />
      ) : (
        <Tiles role="list" aria-live="polite">
          {lights.map((light) => (
            <DepartmentTile key={light.id} {...light} />
          ))}
        </Tiles>
      )}
      <Bottom>
        <p>{lights.length === 0 && 'The cue sheet is empty.'}</p>
        <Button variant="ghost" onClick={onLeave}>
          Choose a department
        </Button>
      </Bottom>
    </Face>
  );
}

function CutOff() {
  const { word, detail } = lightText({ kind: 'no-connection' });
  return (
    <Lamp as="div" role="alert" data-kind="no-connection">
      <Word>
        <Shape view={{ kind: 'no-connection' }} />
        {word}
      </Word>
      <Detail>{detail}</Detail>
    </Lamp>
  );
}

function DepartmentTile({ id, name, view }: DepartmentLight) {
  const custom = useRoomSelector(selectCustom);
  const numbers = numbersOf(view);
  return (
    <Tile
      aria-label={name}
      data-kind={view.kind}
      data-acknowledged={view.kind === 'standby' && view.isAcknowledged}
      data-custom={custom}
      // Lights are steady, because several out of step could exceed three flashes a second.
      data-steady
    >
      <h2>{id}</h2>
      {numbers !== null && <TileNumbers>{numbers}</TileNumbers>}
      <TileWord>
        <Shape view={view} />
        {lightText(view).word}
      </TileWord>
      <TileNext>
        <NextCue view={view} />
      </TileNext>
    </Tile>
  );
}
