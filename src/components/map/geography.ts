import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoDistance, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapName } from '#archive/schema/place.ts';

type Point = readonly [longitude: number, latitude: number];

/** What a map shows and how finely its borders are drawn. */
interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** Natural Earth at 1 : 10 or 1 : 50 million. */
  readonly borders: '10m' | '50m';
  /** In kilometres. */
  readonly scaleBar: number;
}

export const EXTENTS: Readonly<Record<MapName, Extent>> = {
  valley: { west: 11.02, east: 11.98, south: 46.74, north: 47.32, borders: '10m', scaleBar: 10 },
  wide: { west: 4.6, east: 20.2, south: 44.6, north: 51.6, borders: '50m', scaleBar: 200 },
};

const WIDTH = 640;
const EARTH_RADIUS = 6371;

/** A map as it is drawn: paths and a way to put a place on it. */
export interface Geography {
  readonly width: number;
  readonly height: number;
  /** Dry land. */
  readonly land: string;
  /** Borders between countries. */
  readonly borders: string;
  readonly put: (at: Point) => readonly [x: number, y: number];
  /** Length of the scale bar on the paper. */
  readonly scaleBar: { readonly kilometres: number; readonly length: number };
}

const atlas = (
  resolution: string,
): Topology<{ countries: GeometryCollection; land: GeometryCollection }> => {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${resolution}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

const corners = ({ west, east, south, north }: Extent) => ({
  type: 'MultiPoint' as const,
  coordinates: [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [(west + east) / 2, north],
    [(west + east) / 2, south],
  ],
});

/** Draws the land and the borders of an extent, conformally, so that directions are right. */
export const geographyOf = (name: MapName): Geography => {
  const extent = EXTENTS[name];
  const { west, east, south, north } = extent;
  const middle: Point = [(west + east) / 2, (south + north) / 2];
  const projection = geoConicConformal()
    .parallels([south, north])
    .rotate([-middle[0], 0])
    .fitWidth(WIDTH, corners(extent));
  const height = Math.ceil(geoPath(projection).bounds(corners(extent))[1][1]);
  projection.clipExtent([
    [-1, -1],
    [WIDTH + 1, height + 1],
  ]);
  const path = geoPath(projection).digits(1);
  const topology = atlas(extent.borders);
  const { countries, land } = topology.objects;
  const put = (at: Point): readonly [number, number] => {
    const found = projection([at[0], at[1]]);
    if (!found) throw new Error(`${at.join(', ')} cannot be projected`);
    const [x, y] = found;
    if (x < 0 || x > WIDTH || y < 0 || y > height)
      throw new Error(`${at.join(', ')} lies outside the map “${name}”`);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  };
  const [left, right] = [put([middle[0] - 0.1, middle[1]]), put([middle[0] + 0.1, middle[1]])];
  const degrees = geoDistance([middle[0] - 0.1, middle[1]], [middle[0] + 0.1, middle[1]]);
  const perKilometre = (right[0] - left[0]) / (degrees * EARTH_RADIUS);
  return {
    width: WIDTH,
    height,
    land: path(feature(topology, land)) ?? '',
    borders: path(mesh(topology, countries, (one, other) => one !== other)) ?? '',
    put,
    scaleBar: { kilometres: extent.scaleBar, length: Math.round(extent.scaleBar * perKilometre) },
  };
};
