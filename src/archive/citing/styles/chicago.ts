/** The bibliography of the Chicago Manual of Style, for parts and wholes of this archive; in CSL. */
export const CHICAGO = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info>
    <title>Chicago, bibliography (Stubai Tarock Archive)</title>
    <id>stubai-chicago</id>
    <updated>2026-11-30T00:00:00+00:00</updated>
  </info>
  <locale xml:lang="en"><style-options punctuation-in-quote="true"/></locale>
  <locale xml:lang="de"><terms><term name="edition">Ausgabe</term></terms></locale>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography>
    <layout suffix=".">
      <group delimiter=". ">
        <names variable="author"><name/></names>
        <choose>
          <if type="chapter">
            <group delimiter=". ">
              <text variable="title" quotes="true"/>
              <group delimiter=", ">
                <group delimiter=" ">
                  <text term="in" text-case="capitalize-first"/>
                  <text variable="container-title" font-style="italic"/>
                </group>
                <text variable="edition"/>
              </group>
            </group>
          </if>
          <else>
            <group delimiter=". ">
              <text variable="title" font-style="italic"/>
              <group delimiter=" ">
                <text term="edition" text-case="capitalize-first"/>
                <text variable="version"/>
              </group>
            </group>
          </else>
        </choose>
        <date variable="issued" form="text"/>
        <text variable="URL"/>
      </group>
    </layout>
  </bibliography>
</style>`;
